import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { AskError } from '../../../../src/renderer/bridge/bridge.ts'
import {
  bothLoadable,
  decided,
  knownFrom,
  mapKnown,
  mapLoadable,
} from '../../../../src/renderer/navigation/loadable.ts'
import {
  deletingAlternateNeedsReason,
  replacingNeedsReason,
} from '../../../../src/shared/domain/replenishment/my-ars.ts'
import { type Known, knownOf, notKnown } from '../../../../src/shared/domain/values/known.ts'
import { refuse } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { calls } from '../../../../src/shared/portal/calls.ts'
import { readAnswer } from '../../../../src/shared/portal/rows.ts'

const AT = '2026-11-23T10:00:00.000Z'
const FAILED = new AskError(refuse('portalFault').error)

/** The outcome of a call to the portal: an answer, a failure, or still loading. */
type Outcome = { readonly json: unknown } | 'failed' | 'loading'

/** Passes an answer on as main and the page do. */
function knownAfter<S extends z.ZodType>(answer: S, outcome: Outcome): Known<z.output<S>> {
  const nothing = { data: undefined, error: outcome === 'failed' ? FAILED : null }
  if (typeof outcome === 'string') return knownFrom<z.output<S>>(nothing, 'The list')
  const { parsed, unread } = readAnswer(answer, outcome.json)
  if (!parsed.success) return knownFrom<z.output<S>>({ data: undefined, error: FAILED }, 'The list')
  const data = { answer: parsed.data, at: AT, saved: false, unread: unread.length }
  return knownFrom({ data, error: null }, 'The list')
}

const product = (brand: number, arsautoalternatetype = '') => ({
  id: 205_435,
  brand: { id: brand },
  category: { id: 1 },
  subcategory: { id: 2 },
  producttype: { typeid: 3 },
  arsautoalternatetype,
})

const bestSellers = (outcome: Outcome) => knownAfter(calls.ars.bestSellers.spec.answer, outcome)
const autoTypes = (outcome: Outcome) => knownAfter(calls.ars.autoAlternateTypes.spec.answer, outcome)
const pending = (outcome: Outcome) => knownAfter(calls.ars.pending.spec.answer, outcome)

interface Deciding {
  /** The portal's rows. */
  readonly rows: readonly unknown[]
  /** True if the act is done with this outcome of the read, without the reason that the rows above require. */
  readonly allows: (outcome: Outcome) => boolean
}

const isFree = (needsReason: Known<boolean>): boolean => needsReason.known && !needsReason.value

/** Every read of My ARS that decides, each with an act for which its complete answer refuses or requires a reason. */
const DECIDING: Readonly<Record<string, Deciding>> = {
  'best sellers': {
    rows: [{ productId: 7 }, { productId: 205_435 }, { productId: 9 }],
    allows: (outcome) => {
      const isBest = knownOf(bestSellers(outcome), (rows) => rows.includes(205_435))
      return isFree(replacingNeedsReason('parent', product(5), product(5), isBest))
    },
  },
  'kinds of automatic alternates': {
    rows: [
      { type: 'SameStyle', description: '', isApproval: false },
      { type: 'CompanyChoice', description: 'Chosen by the company', isApproval: true },
    ],
    allows: (outcome) => isFree(deletingAlternateNeedsReason(product(5, 'CompanyChoice'), autoTypes(outcome))),
  },
  'products with a request': {
    rows: [7, 205_435, 9],
    allows: (outcome) => {
      const ids = pending(outcome)
      return ids.known && !ids.value.includes(205_435)
    },
  },
}

/** Values that no portal uses for an id, a name or a boolean. */
const garbage = fc.constantFrom<unknown>(null, undefined, '', 'x', -1, 1.5, {}, [], { id: 1 }, Number.NaN)
/** An answer that is neither a list nor a message that there is none. */
const noList = fc.constantFrom<unknown>(
  '',
  '<html></html>',
  0,
  7,
  true,
  { rows: 'x' },
  { a: [1], b: [2] },
  { error: 'x' },
)

/** One row is replaced, or lacks or garbles one of its fields. */
const broken = (rows: readonly unknown[]) =>
  fc.tuple(fc.nat(rows.length - 1), fc.boolean(), fc.nat(5), garbage).map(([at, isWhole, nth, bad]) =>
    rows.map((row, place) => {
      if (place !== at) return row
      const fields = typeof row === 'object' && row !== null ? Object.keys(row) : []
      const field = fields[nth % Math.max(1, fields.length)]
      if (isWhole || field === undefined) return bad
      return bad === undefined
        ? Object.fromEntries(Object.entries(row as object).filter(([name]) => name !== field))
        : { ...(row as object), [field]: bad }
    }),
  )

describe.each(Object.entries(DECIDING))('%s', (_, { rows, allows }) => {
  test('refuse as they stand', () => {
    expect(allows({ json: rows })).toBe(false)
    expect(allows({ json: { rows, count: rows.length } })).toBe(false)
  })

  test.each(['failed', 'loading'] as const)('%s allow nothing', (outcome) => {
    expect(allows(outcome)).toBe(false)
  })

  test('that are garbage in whole or in part allow nothing that they refuse', () => {
    fc.assert(
      fc.property(fc.oneof(broken(rows), noList), (json) => {
        expect(allows({ json })).toBe(false)
      }),
    )
  })
})

describe('a read that decides', () => {
  const answered = { answer: [1], at: AT, saved: false, unread: 0 }

  test('says why it isn’t known: on its way, failed, in part', () => {
    const why = (read: Parameters<typeof knownFrom>[0]) => knownFrom(read, 'The list of best sellers')
    expect(why({ data: undefined, error: null })).toEqual(
      notKnown('The list of best sellers is loading. Wait until it is complete.'),
    )
    expect(why({ data: undefined, error: FAILED })).toEqual(
      notKnown(say('notKnown', { what: 'The list of best sellers', why: FAILED.error.message })),
    )
    // The partial result of a long read isn't the list.
    expect(why({ data: { ...answered, coming: { done: 1, of: 9 } }, error: null })).toEqual(
      notKnown('The list of best sellers is loading. Wait until it is complete.'),
    )
    expect(why({ data: { ...answered, unread: 1 }, error: null })).toEqual(
      notKnown(say('notKnownInPart', { what: 'The list of best sellers', rows: '1 row' })),
    )
  })

  test('stays known, of its time, while a newer answer can’t be had', () => {
    expect(knownFrom({ data: { ...answered, saved: true }, error: FAILED }, 'The list')).toEqual({
      known: true,
      value: [1],
      at: AT,
    })
  })

  test('is asked again on the way of what follows from it; of two only what isn’t known', () => {
    const retry = vi.fn()
    const unknown = { is: notKnown('The list could not be read.'), retry, busy: false }
    const settled = { ...decided(2), retry: vi.fn() }
    const both = bothLoadable(
      mapLoadable(unknown, String),
      mapKnown(settled, (is) => is),
    )
    expect(both.is).toEqual(unknown.is)
    both.retry()
    expect(retry).toHaveBeenCalledOnce()
    expect(settled.retry).not.toHaveBeenCalled()
    expect(bothLoadable(settled, decided('a')).is).toMatchObject({ known: true, value: [2, 'a'] })
  })
})

/** Answers with exactly the fields that the portal's documents name are read completely. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CallName, callNames, findCall } from '../../src/shared/portal/calls.ts'
import { readAnswer } from '../../src/shared/portal/rows.ts'
import { INVISIBLE } from '../../src/shared/text.ts'
import { documentedAnswer, isDocumented } from './documents.ts'

const documented = callNames.filter(isDocumented)

/** Every value of an answer with its path, texts and numbers only. */
function leavesOf(value: unknown, path = ''): (readonly [string, string | number])[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`))
}

const shapeOf = (name: CallName): z.ZodType => {
  const call = findCall(name)
  if (call === undefined) throw new Error(`There is no call ${name}`)
  return call.spec.answer
}

describe('an answer with the documents’ fields alone', () => {
  it.each(documented)('of %s is read, and nothing of it is lost', (name) => {
    const answer = documentedAnswer(name)
    const { parsed, unread } = readAnswer(shapeOf(name), answer)
    expect(parsed.error?.issues).toBeUndefined()
    expect(unread).toEqual([])
    // Amounts are paise in the program.
    const kept = new Set(leavesOf(parsed.data).map(([, value]) => String(value)))
    const lost = leavesOf(answer).filter(
      ([, value]) => !kept.has(String(value)) && !kept.has(String(Number(value) * 100)),
    )
    expect(lost).toEqual([])
  })

  it.each(documented)('of %s may have null for every missing value', (name) => {
    const shape = shapeOf(name)
    const absentees = leavesOf(documentedAnswer(name)).filter(([path]) => OPTIONAL.some((end) => path.endsWith(end)))
    for (const [path] of absentees) {
      const answer = without(documentedAnswer(name), path.split('.'))
      expect(readAnswer(shape, answer).parsed.error?.issues, path).toBeUndefined()
    }
  })
})

/** The same answer as another portal may write it. */
const DIALECTS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'numbers as text': (value) => (typeof value === 'number' ? String(value) : value),
  'additional fields': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, addedLater: { any: [1] } }
      : value,
}
const ENVELOPES: Readonly<Record<string, (list: readonly unknown[]) => unknown>> = {
  'a bare list': (list) => list,
  '{ rows, count }': (list) => ({ rows: list, count: list.length }),
  'a list of any name': (list) => ({ whatever: list }),
  'a list with a message': (list) => ({ message: 'OK', data: list }),
}

const mapped = (value: unknown, change: (one: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return change(value.map((one) => mapped(one, change)))
  if (typeof value !== 'object' || value === null) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])))
}

describe.each(Object.keys(DIALECTS))('an answer with %s', (dialect) => {
  it.each(documented)('of %s says the same', (name) => {
    const answer = documentedAnswer(name)
    const usual = readAnswer(shapeOf(name), answer)
    const other = readAnswer(shapeOf(name), mapped(answer, DIALECTS[dialect] ?? ((one) => one)))
    expect(other.parsed.error?.issues).toBeUndefined()
    // An unknown facet of the listing is left out and reported.
    expect(other.unread.filter(({ field }) => field !== 'addedLater')).toEqual([])
    expect(other.parsed.data).toEqual(usual.parsed.data)
  })
})

describe.each(Object.keys(ENVELOPES))('a documented list as %s', (envelope) => {
  const lists = documented.filter((name) => listOf(documentedAnswer(name)) !== undefined)
  it.each(lists)('of %s says the same', (name) => {
    const answer = documentedAnswer(name)
    const list = listOf(answer) ?? []
    const usual = readAnswer(shapeOf(name), answer)
    const other = readAnswer(shapeOf(name), (ENVELOPES[envelope] ?? ((one) => one))(list))
    expect(other.parsed.error?.issues).toBeUndefined()
    expect(uncounted(other.parsed.data)).toEqual(uncounted(usual.parsed.data))
  })
})

/** A page's total over all pages is the portal's own; a bare list counts itself. */
const uncounted = (read: unknown): unknown =>
  typeof read === 'object' && read !== null && 'count' in read ? { ...read, count: undefined } : read

/** The list that an answer is, bare or as `{ rows }`. */
function listOf(answer: unknown): readonly unknown[] | undefined {
  const inner = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer
  return Array.isArray(inner) ? inner : undefined
}

/** Characters that end a text, colour it on a terminal, or change its direction. */
const SIGNS = '\0\u001b[31m\u0085\u202e\u2066\u200f\u2028'
/** Not shown: one is sent back unchanged, the other is the bearer token. */
const NOT_SHOWN = /(^|\.)(parent|token)$/

it.each(documented)('no text of %s has control characters or turns its direction', (name) => {
  for (const [path, value] of leavesOf(documentedAnswer(name))) {
    if (typeof value !== 'string' || NOT_SHOWN.test(path)) continue
    const answer = withValue(documentedAnswer(name), path.split('.'), `${value}${SIGNS}x`)
    const { parsed } = readAnswer(shapeOf(name), answer)
    const through = leavesOf(parsed.data ?? {}).filter(([, one]) => new RegExp(INVISIBLE).test(String(one)))
    expect(through, path).toEqual([])
  }
})

it('the pieces of an order’s lines are read in either spelling', () => {
  const answer = documentedAnswer('order.details') as { readonly purchaseDetail: readonly Record<string, unknown>[] }
  const small = answer.purchaseDetail.map(({ OrderedQuantity, Quantity, ...line }) => ({
    ...line,
    orderedQuantity: OrderedQuantity,
    quantity: Quantity,
  }))
  const shape = shapeOf('order.details')
  expect(readAnswer(shape, { ...answer, purchaseDetail: small, warehouse: 'Pune' }).parsed.data).toMatchObject({
    purchaseDetail: answer.purchaseDetail.map(({ OrderedQuantity, Quantity }) => ({ OrderedQuantity, Quantity })),
    warehouse: { name: 'Pune' },
  })
})

/** Fields that are missing at first, or for some users. */
const OPTIONAL = [
  'cpocreateddate',
  'paymentdate',
  'maxshipdate',
  'docketNo',
  'transporterNo',
  'bagcloseddate',
  'shippingdetails.loadid',
  'shippingdetails.amount',
  'shippingdetails.actualdate',
  'whId',
  'costtocompany',
  'creditnote',
  'shippingtime.companyid',
  'regularNonRegular',
  'gapTotalPrice',
  'arsScheduledDate',
]

const without = (value: unknown, path: readonly string[]) => withValue(value, path, null)

function withValue(value: unknown, [first, ...rest]: readonly string[], put: unknown): unknown {
  if (first === undefined) return put
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === first ? withValue(one, rest, put) : one))
  const fields = z.record(z.string(), z.unknown()).parse(value)
  return { ...fields, [first]: withValue(fields[first], rest, put) }
}

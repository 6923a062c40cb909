/** Every call's answer from the practice portal, with one thing written in another way. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { timeOf } from '../../src/shared/domain/values/dates.ts'
import { type Args, type CallName, callNames, findCall } from '../../src/shared/portal/calls.ts'
import { readAnswer } from '../../src/shared/portal/rows.ts'
import { openShop, type Person, type Shop } from '../support/shop.ts'
import { type Altered, alteredAnswers, shortened } from './altered.ts'
import { DECIDING } from './deciding-fields.ts'
import { documentedAnswer } from './documents.ts'
import { examplesFor, OPEN, STAFF } from './examples.ts'

/** Of the changes outside deciding fields, at least this share is read with its value kept. */
const LEAST_KEPT = 0.98

let shop: Shop
let pune: Person
let staff: Person
let examples: Awaited<ReturnType<typeof examplesFor>>
const found = new Map<CallName, readonly Altered[]>()

beforeAll(async () => {
  // A moment at which each list has rows, goods on their way among them.
  shop = await openShop({ clock: () => timeOf('2026-11-28T08:00+05:30') })
  pune = await shop.signIn('pune')
  staff = await shop.signIn('admin')
  examples = await examplesFor(shop, pune)
})
afterAll(() => shop.portal.stop())

/** The answer as sent over the wire. A list that is empty there proves nothing, so the documents' example with rows is used. */
async function answerOf<N extends CallName>(name: N, shape: z.ZodType): Promise<unknown> {
  const client = OPEN.includes(name) ? shop.stranger : (STAFF.includes(name) ? staff : pune).client
  const answer = await client.call(name, examples[name]() as Args<N>)
  if (!answer.ok) throw new Error(`${name} wasn’t answered`)
  const json: unknown = JSON.parse(JSON.stringify(z.encode(shape, answer.value as never)))
  const isEmpty = Array.isArray(json) && json.length === 0
  return shortened(isEmpty ? (documentedAnswer(name) ?? json) : json)
}

const decidingOf = (name: CallName): ReadonlySet<string> =>
  new Set(
    DECIDING.filter(([, ...calls]) => calls.includes(name))
      .flatMap(([fields]) => Object.values(fields))
      .flatMap((fields) => fields.split(' ')),
  )

/** The field without the list that the answer itself is. */
const within = (field: string): string => field.replace(/^(?:rows|products|cart)?\[\]\./, '')

describe('an answer that is written in another way', () => {
  test.each(callNames)('of %s is read, but where a field is missing that decides', async (name) => {
    const shape = findCall(name)?.spec.answer
    if (shape === undefined) throw new Error(`There is no call ${name}`)
    const json = await answerOf(name, shape)
    expect(readAnswer(shape, json).unread).toEqual([])
    const all = alteredAnswers(shape, json)
    found.set(name, all)
    const deciding = decidingOf(name)
    const wrong = all.filter(({ field, outcome }) => outcome !== 'kept' && !deciding.has(within(field)))
    expect(wrong).toEqual([])
    // No field is listed as deciding if the answer can be read without it.
    const refused = new Set(all.flatMap(({ field, outcome }) => (outcome === 'kept' ? [] : [within(field)])))
    expect([...deciding].filter((field) => !refused.has(field))).toEqual([])
  })

  test('keeps its values nearly always, and nothing is lost without a word', () => {
    const all = [...found].flatMap(([name, each]) => each.map((one) => ({ ...one, name })))
    const free = all.filter(({ name, field }) => !decidingOf(name).has(within(field)))
    const kept = free.filter(({ outcome }) => outcome === 'kept')
    expect(kept.length / free.length).toBeGreaterThanOrEqual(LEAST_KEPT)
    expect(all.filter(({ outcome }) => outcome === 'lost')).toEqual([])
    expect(all.length).toBeGreaterThan(10_000)
  })
})

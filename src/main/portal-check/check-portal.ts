/**
 * A check of the portal: every call that only reads is made once, and each answer is compared with what StoreDesk expects of it. It changes
 * and saves nothing, and its findings name fields and kinds only.
 */
import { dayAt, isoAt } from '../../shared/domain/values/dates.ts'
import type { Result } from '../../shared/errors.ts'
import { callNames, findCall, isReadCall, type ReadCall } from '../../shared/portal/calls.ts'
import { type Comparison, compare } from '../../shared/portal/check/compare.ts'
import { expectationOf } from '../../shared/portal/check/readable.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient, RawAnswer } from '../portal/portal-client.ts'
import type { Found, Question, Questions } from './asking.ts'
import { questions } from './questions.ts'

/** Questions in parallel. */
const AT_ONCE = 4
/** Milliseconds from which an answer counts as slow. */
const SLOW_MS = 10_000

/** `fine`; `empty`: nothing to compare; `look`: needs a look; `failed`: no readable answer. */
export type Verdict = 'fine' | 'empty' | 'look' | 'failed' | 'not asked'

export interface Checked {
  readonly name: ReadCall
  readonly verdict: Verdict
  /** The reason why it wasn't asked, or failed. */
  readonly why?: string
  readonly status?: number
  readonly ms?: number
  readonly letters?: number
  readonly compared?: Comparison
  readonly isSlow?: boolean
}

export interface PortalCheck {
  readonly checked: readonly Checked[]
  /** Number of calls that write; they are never made. */
  readonly writes: number
  /** ISO time of the start. */
  readonly began: string
}

export interface CheckDeps {
  /** Sends with the account’s token, and only reads. */
  readonly client: PortalClient
  readonly clock: Clock
  readonly progress: (done: number, total: number) => void
  readonly signal?: AbortSignal
  readonly slowMs?: number
}

/** Makes every call that it can. Once `signal` aborts, the remaining calls aren't made. */
export async function checkPortal(deps: CheckDeps): Promise<PortalCheck> {
  const began = isoAt(deps.clock())
  const names = callNames.filter(isReadCall)
  const answers = new Map<ReadCall, unknown>()
  const found: Found = {
    today: dayAt(deps.clock()),
    answer: (name) => answers.get(name) as never,
  }
  const done = new Map<ReadCall, Checked>()
  const asking = new Map<ReadCall, Promise<void>>()
  const isReady = (name: ReadCall) => questions[name].after.every((other) => done.has(other))
  const begin = async (name: ReadCall) => {
    done.set(name, await ask(deps, name, questions, found, answers))
    asking.delete(name)
    deps.progress(done.size, names.length)
  }
  while (done.size < names.length) {
    for (const name of names) {
      if (asking.size >= AT_ONCE) break
      if (!done.has(name) && !asking.has(name) && isReady(name)) asking.set(name, begin(name))
    }
    // A question only depends on earlier ones, so at least one is always running.
    if (asking.size === 0) throw new Error('Questions wait for one another')
    await Promise.race(asking.values())
  }
  return { checked: names.flatMap((name) => done.get(name) ?? []), writes: callNames.length - names.length, began }
}

async function ask<N extends ReadCall>(
  { client, clock, signal, slowMs = SLOW_MS }: CheckDeps,
  name: N,
  table: Questions,
  found: Found,
  answers: Map<ReadCall, unknown>,
): Promise<Checked> {
  const question: Question<N> = table[name]
  const args = question.args(found)
  if (signal?.aborted === true) return { name, verdict: 'not asked', why: 'the check was stopped' }
  if (args === undefined) return { name, verdict: 'not asked', why: question.without }
  let raw: RawAnswer | undefined
  const started = clock()
  const answer = await client.call(name, args, {
    ...(signal === undefined ? {} : { signal }),
    inspect: (answer) => {
      raw = answer
    },
  })
  const ms = clock() - started
  if (answer.ok) answers.set(name, answer.value)
  return judged(name, { answer, raw, ms, isSlow: ms >= slowMs, pageSize: pageSizeIn(args) })
}

interface Came {
  readonly answer: Result<unknown>
  readonly raw: RawAnswer | undefined
  readonly ms: number
  readonly isSlow: boolean
  readonly pageSize: number | undefined
}

function judged(name: ReadCall, { answer, raw, ms, isSlow, pageSize }: Came): Checked {
  const about = { name, ms, isSlow, ...(raw && { status: raw.status, letters: raw.letters }) }
  const isThere = raw !== undefined && raw.status >= 200 && raw.status < 300
  const schema = findCall(name)?.spec.answer
  if (!isThere || schema === undefined) return { ...about, verdict: 'failed', why: whyFailed(answer, raw) }
  if (raw.json === undefined) return { ...about, verdict: 'failed', why: 'the answer isn’t JSON' }
  const compared = compare(schema, raw.json, pageSize)
  if (!answer.ok) {
    const { refused = 'answer' } = compared
    const field = refused === 'answer' ? `the whole answer, where ${expectationOf(schema)} is expected` : refused
    return { ...about, compared, verdict: 'failed', why: `it can’t be read: ${field}` }
  }
  return { ...about, compared, verdict: verdictOf(compared, isSlow) }
}

function verdictOf(compared: Comparison, isSlow: boolean): Verdict {
  const { missing, unreadable, unreadRows, counted, ours, isEmpty } = compared
  const isReplaced = ours.some(({ inPlace }) => inPlace.length > 0)
  const isOff = counted === 'less' || counted === 'full and none'
  if (isEmpty && !isSlow && !isOff && unreadRows === 0) return 'empty'
  return missing.length > 0 || unreadable.length > 0 || unreadRows > 0 || isReplaced || isOff || isSlow
    ? 'look'
    : 'fine'
}

const FAILURES: Readonly<Record<string, string>> = {
  timeout: 'no answer in time',
  offline: 'the portal couldn’t be reached, or the connection broke',
  cancelled: 'the check was stopped',
  request: 'StoreDesk couldn’t make the request: a value from an earlier answer isn’t valid',
  answer: 'the answer is too long, or not from the portal',
}

/** Returns StoreDesk's own words: the portal's may name people. */
function whyFailed(answer: Result<unknown>, raw: RawAnswer | undefined): string {
  if (raw !== undefined)
    return [401, 403].includes(raw.status)
      ? `the portal refused it to this account (HTTP ${raw.status})`
      : `the portal answered with HTTP ${raw.status}`
  return answer.ok ? 'no answer' : (FAILURES[answer.error.kind] ?? 'no answer')
}

function pageSizeIn(args: object | null): number | undefined {
  if (args === null) return undefined
  const parts = ['query', 'body'].map((part) => Reflect.get(args, part) as unknown)
  const sizes = parts.flatMap((part) =>
    typeof part === 'object' && part !== null
      ? ['pageSize', 'size'].map((key) => Reflect.get(part, key) as unknown)
      : [],
  )
  return sizes.find((size) => typeof size === 'number')
}

/** Reads with a cache: a fresh answer isn't requested again, and without a network the last one is used. */

import { z } from 'zod'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { fail, isUnavailable, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Keep } from '../../shared/portal/call.ts'
import { type Answer, type Args, type CallName, findCall } from '../../shared/portal/calls.ts'
import type { Clock } from '../handlers.ts'
import type { Answers } from '../store/answers.ts'
import { stored } from '../store/stored.ts'
import { canonical } from './canonical.ts'
import { createInFlight, type JoinRequest } from './in-flight.ts'
import type { CallResult, PortalClient } from './portal-client.ts'

export interface ReadOptions {
  /** Asks the portal even if the cached answer is fresh, or another request is under way. */
  readonly fresh?: boolean
  /** Takes a cached answer of any age, so that the user doesn't wait. */
  readonly saved?: boolean
  readonly signal?: AbortSignal
}

export interface Reader {
  read<N extends CallName>(name: N, args: Args<N>, options?: ReadOptions): Promise<Result<ReadAnswer<Answer<N>>>>
}

export interface KeepingReader extends Reader {
  /** Caches data from another call as the answer to this one. */
  keep<N extends CallName>(name: N, args: Args<N>, answer: Answer<N>): void
}

const KEEP_MS: Record<Keep, number> = { minute: 60_000, day: 86_400_000 }

export interface ReaderDeps {
  readonly client: PortalClient
  /** The signed-in account's saved answers; undefined without a session, or if the disk can't be used. */
  readonly answers: () => Answers | undefined
  readonly clock: Clock
}

export function createReader({ client, answers, clock }: ReaderDeps): KeepingReader {
  const underway = new WeakMap<Answers, JoinRequest>()
  const onceFor = (asker: Answers | undefined): JoinRequest => {
    const known = asker && underway.get(asker)
    const once = known ?? createInFlight()
    if (asker !== undefined) underway.set(asker, once)
    return once
  }
  let requests = 0
  /** Number of the request behind each cached answer. A later answer to an earlier request is older, and isn't saved. */
  const requestNumbers = new Map<string, number>()
  /** Callers with the same question and account, and no write in between, share one request. */
  const ask = <N extends CallName>(name: N, args: Args<N>, key: string, { fresh = false, signal }: ReadOptions) => {
    const asker = answers()
    const writes = asker?.writes()
    const isNewest = (request: number): boolean => request >= (requestNumbers.get(key) ?? 0)
    return onceFor(asker)(`${writes} ${key}`, {
      ask: async (end): Promise<TimedAnswer<N>> => {
        const request = ++requests
        const answer = await client.call(name, args, { signal: end })
        const at = clock()
        // An answer requested before a write may lack its effect, and another user may be signed in by now.
        if (answer.ok && asker === answers() && asker?.writes() === writes && isNewest(request)) {
          requestNumbers.set(key, request)
          save(asker, name, key, answer, at)
        }
        return { answer, at }
      },
      cancelled: () => ({ answer: fail({ kind: 'cancelled', message: say('cancelled'), call: name }), at: clock() }),
      signal,
      anew: fresh,
    })
  }
  return {
    keep: (name, args, value) => {
      save(answers(), name, keyOf(name, args), { ok: true, value }, clock())
    },
    read: async (name, args, options = {}) => {
      const { fresh = false, saved: anyAge = false } = options
      const call = findCall(name)
      const keep = call?.keep
      const key = keyOf(name, args)
      if (call === undefined || keep === undefined) {
        const { answer, at } = await ask(name, args, key, options)
        return toReadAnswer(answer, at)
      }
      const shape = call.spec.answer
      const saved = savedIn(answers(), key)
      const parse = (body: string) => shape.safeParse(JSON.parse(body))
      const isYoung = saved?.outdated === 0 && clock() - saved.at < KEEP_MS[keep]
      if (!fresh && saved !== undefined && (isYoung || anyAge)) {
        const parsed = parse(saved.body)
        if (parsed.success) return ok({ answer: parsed.data as never, ...freshness(saved), saved: false })
      }
      const { answer, at } = await ask(name, args, key, options)
      if (answer.ok) return toReadAnswer(answer, at)
      if (saved === undefined || !isUnavailable(answer.error)) return answer
      const parsed = parse(saved.body)
      return parsed.success ? ok({ answer: parsed.data as never, ...freshness(saved), saved: true }) : answer
    },
  }
}

const keyOf = (name: CallName, args: unknown): string => `${name} ${canonical(args)}`

interface TimedAnswer<N extends CallName> {
  readonly answer: CallResult<Answer<N>>
  /** Time of its arrival, in milliseconds since 1970. */
  readonly at: number
}

function save<N extends CallName>(
  asker: Answers | undefined,
  name: N,
  key: string,
  { value, unread = [] }: Extract<CallResult<Answer<N>>, { ok: true }>,
  at: number,
): void {
  const call = findCall(name)
  if (call?.keep === undefined) return
  const body = JSON.stringify(z.encode(call.spec.answer, value))
  stored(() => asker?.save(key, name, { at, body, unread: unread.length }))
}

const freshness = ({ at, unread }: { readonly at: number; readonly unread: number }) => ({ at: isoAt(at), unread })

const toReadAnswer = <A>(answer: CallResult<A>, at: number): Result<ReadAnswer<A>> =>
  answer.ok
    ? ok({ answer: answer.value, ...freshness({ at, unread: answer.unread?.length ?? 0 }), saved: false })
    : answer

function savedIn(answers: Answers | undefined, key: string) {
  const found = stored(() => answers?.find(key))
  return found.ok ? found.value : undefined
}

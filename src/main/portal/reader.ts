/** Reads with a memory: an answer that is fresh enough isn't asked for again, and offline the last one still serves. */
import { z } from 'zod'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { isAbsence, ok, type Result } from '../../shared/errors.ts'
import type { Keep } from '../../shared/portal/call.ts'
import { type Answer, type Args, type CallName, findCall } from '../../shared/portal/calls.ts'
import type { Clock } from '../handlers.ts'
import type { Answers } from '../store/answers.ts'
import { stored } from '../store/stored.ts'
import { canonical } from './canonical.ts'
import type { CallResult, PortalClient } from './portal-client.ts'

export interface ReadOptions {
  /** Ask the portal even when a saved answer is young enough. */
  readonly fresh?: boolean
  /** What is saved will do, however old it is: nobody is kept waiting. */
  readonly saved?: boolean
  readonly signal?: AbortSignal
}

export interface Reader {
  read<N extends CallName>(name: N, args: Args<N>, options?: ReadOptions): Promise<Result<ReadAnswer<Answer<N>>>>
}

const KEEP_MS: Record<Keep, number> = { minute: 60_000, day: 86_400_000 }

export interface ReaderDeps {
  readonly client: PortalClient
  /** The signed-in account's saved answers; undefined when nobody is signed in or the disk can't be used. */
  readonly answers: () => Answers | undefined
  readonly clock: Clock
}

export function createReader({ client, answers, clock }: ReaderDeps): Reader {
  return {
    read: async (name, args, { fresh = false, saved: anyAge = false, signal } = {}) => {
      const call = findCall(name)
      const keep = call?.keep
      if (call === undefined || keep === undefined) return asked(await client.call(name, args, within(signal)), clock())

      const shape = call.spec.answer
      const key = `${name} ${canonical(args)}`
      // When the answer comes, another user may be signed in.
      const asker = answers()
      const saved = savedIn(asker, key)
      const parse = (body: string) => shape.safeParse(JSON.parse(body))
      const isYoung = saved?.outdated === 0 && clock() - saved.at < KEEP_MS[keep]
      if (!fresh && saved !== undefined && (isYoung || anyAge)) {
        const parsed = parse(saved.body)
        if (parsed.success) return ok({ answer: parsed.data as never, ...freshness(saved), saved: false })
      }
      const writes = asker?.writes()
      const answer = await client.call(name, args, within(signal))
      if (answer.ok) {
        const at = clock()
        const body = JSON.stringify(z.encode(shape, answer.value))
        const unread = answer.unread?.length ?? 0
        // An answer that was asked for before something was written may lack it.
        if (asker === answers() && asker?.writes() === writes)
          stored(() => asker?.save(key, name, { at, body, unread }))
        return asked(answer, at)
      }
      if (saved === undefined || !isAbsence(answer.error)) return answer
      const parsed = parse(saved.body)
      return parsed.success ? ok({ answer: parsed.data as never, ...freshness(saved), saved: true }) : answer
    },
  }
}

const iso = (at: number): string => new Date(at).toISOString()
const within = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal })

const freshness = ({ at, unread }: { readonly at: number; readonly unread: number }) => ({ at: iso(at), unread })

const asked = <A>(answer: CallResult<A>, at: number): Result<ReadAnswer<A>> =>
  answer.ok
    ? ok({ answer: answer.value, ...freshness({ at, unread: answer.unread?.length ?? 0 }), saved: false })
    : answer

function savedIn(answers: Answers | undefined, key: string) {
  const found = stored(() => answers?.find(key))
  return found.ok ? found.value : undefined
}

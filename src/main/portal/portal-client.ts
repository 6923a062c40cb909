/** What the rest of main knows of the portal: a call by name, answered by a value or a typed error. */
import { portionsOf } from '../../shared/domain/values/portions.ts'
import type { AppError, Result } from '../../shared/errors.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import type { UnreadRow } from '../../shared/portal/rows.ts'
import { sideBySide } from './side-by-side.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Bytes of the request that were sent so far, of how many. */
  readonly progress?: (done: number, total: number) => void
  /** Is shown the answer as it came, of whatever status, before it is read. */
  readonly inspect?: (answer: RawAnswer) => void
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number
  /** Undefined for what is no JSON. */
  readonly json: unknown
  /** Letters of the answer. */
  readonly letters: number
}

/** An answer, with the rows that had to be left out of its lists, and the names of the fields that are left empty, because they couldn't be read. */
export type CallResult<A> =
  | {
      readonly ok: true
      readonly value: A
      readonly unread?: readonly UnreadRow[]
      readonly unshown?: readonly string[]
    }
  | { readonly ok: false; readonly error: AppError }

export interface PortalClient {
  /**
   * Sends one call: arguments are checked and encoded, the bearer goes to the api and listing hosts only, the answer is
   * parsed. Never throws for what the network or the portal does.
   */
  call<N extends CallName>(name: N, args: Args<N>, options?: CallOptions): Promise<CallResult<Answer<N>>>
}

/** Asks for a long list of ids in requests of at most `size`, a few at a time, and joins what comes back in their order. */
export const inBatches = <T, A>(
  items: readonly T[],
  size: number,
  ask: (batch: readonly T[]) => Promise<Result<readonly A[]>>,
): Promise<Result<A[]>> => joined(portionsOf(items, size), ask)

/** The rows of all answers in the order of what was asked, or the first failure. */
export async function joined<P, A>(
  parts: readonly P[],
  ask: (part: P) => Promise<Result<readonly A[]>>,
): Promise<Result<A[]>> {
  let failed: { readonly ok: false; readonly error: AppError } | undefined
  const all = await sideBySide(parts, async (part) => {
    // One that failed is told: the others would be asked for nothing.
    const answer = failed ?? (await ask(part))
    if (!answer.ok) failed ??= answer
    return answer.ok ? answer.value : []
  })
  return failed ?? { ok: true, value: all.flat() }
}

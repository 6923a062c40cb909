/** The interface of the portal for the rest of main: a call by name, answered by a value or a typed error. */
import { chunked } from '../../shared/domain/values/chunked.ts'
import type { AppError, Result } from '../../shared/errors.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import type { UnreadRow } from '../../shared/portal/rows.ts'
import { mapConcurrent } from './map-concurrent.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Gets the bytes of the request sent so far, and their total. */
  readonly progress?: (done: number, total: number) => void
  /** Gets every answer unparsed, with any status. */
  readonly inspect?: (answer: RawAnswer) => void
}

/** An unparsed answer. */
export interface RawAnswer {
  readonly status: number
  /** Undefined if it isn't JSON. */
  readonly json: unknown
  /** Length of the answer in characters. */
  readonly letters: number
}

/**
 * An answer, with the number of rows that were left out of its lists, and the names of the fields left empty, because they couldn't be
 * read.
 */
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
   * Sends one call: checks and encodes the arguments, sends the bearer to the api and listing hosts only, and parses the answer. Never
   * throws for a failure of the network or the portal.
   */
  call<N extends CallName>(name: N, args: Args<N>, options?: CallOptions): Promise<CallResult<Answer<N>>>
}

/** Asks for a long list of ids in requests of at most `size`, a few at a time, and joins the answers in order. */
export const inBatches = <T, A>(
  items: readonly T[],
  size: number,
  ask: (batch: readonly T[]) => Promise<Result<readonly A[]>>,
): Promise<Result<A[]>> => joined(chunked(items, size), ask)

/** Returns the rows of all answers in the order of the parts, or the first failure. */
export async function joined<P, A>(
  parts: readonly P[],
  ask: (part: P) => Promise<Result<readonly A[]>>,
): Promise<Result<A[]>> {
  let failed: { readonly ok: false; readonly error: AppError } | undefined
  const all = await mapConcurrent(parts, async (part) => {
    // After a failure the remaining requests would be useless.
    const answer = failed ?? (await ask(part))
    if (!answer.ok) failed ??= answer
    return answer.ok ? answer.value : []
  })
  return failed ?? { ok: true, value: all.flat() }
}

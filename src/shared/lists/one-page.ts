import { type AppError, fail, ok, type Result } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import type { AnswerTo, ReadName } from '../portal/own-reads.ts'
import type { CheckedListRequest } from './check-list-request.ts'
import { type Found, isOptional } from './list.ts'

export interface PageDeps {
  readonly ask: AskPortal
  /** The reason to stop: it was cancelled, or the account is no longer signed in. */
  readonly stopped: () => AppError | undefined
}

interface Page {
  readonly found: Found<unknown>
  /** The number of unreadable rows that were left out. */
  readonly unread: number
}

/** The calls run in parallel; an optional one may fail, but not all of them. */
export async function onePage(
  { ask, stopped }: PageDeps,
  { list, filters, subject, context }: CheckedListRequest,
  page: number,
  size: number,
): Promise<Result<Page>> {
  const before = stopped()
  if (before !== undefined) return fail(before)
  const args = list.asks({ filters, page, size, subject, context })
  const answers = await Promise.all(
    Object.entries(list.reads).map(
      // The client checks the arguments against the call's own schemas.
      async ([name, call]) => [name, await ask(call, args[name])] as const,
    ),
  )
  const first = answers[0]?.[1]
  if (first?.ok === false && answers.every(([, { ok }]) => !ok)) return first
  const values: Record<string, AnswerTo<ReadName> | undefined> = {}
  let unread = 0
  for (const [name, answer] of answers) {
    if (answer.ok) {
      values[name] = answer.value
      unread += answer.unread?.length ?? 0
    } else if (!isOptional(list, name, answer.error)) return answer
  }
  const after = stopped()
  if (after !== undefined) return fail(after)
  return ok({ found: list.found(values, { subject, context }), unread })
}

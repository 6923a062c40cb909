/** The interface for portal calls of code that combines several, such as a list or a paper; main provides it. */
import type { Result } from '../errors.ts'
import type { AnswerTo, ReadArgs, ReadName } from './own-reads.ts'
import type { UnreadRow } from './rows.ts'

/** The answer, with the unreadable rows that were left out of its lists. */
export type PartialAnswer<A> = Result<A> & { readonly unread?: readonly UnreadRow[] }

export type AskPortal = <N extends ReadName>(read: N, args: ReadArgs<N>) => Promise<PartialAnswer<AnswerTo<N>>>

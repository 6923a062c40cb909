/** How the portal is asked by what is made of several calls, such as a list or a paper; main brings the way. */
import type { Result } from '../errors.ts'
import type { AnswerTo, ReadArgs, ReadName } from './own-reads.ts'
import type { UnreadRow } from './rows.ts'

/** The answer, with the rows that had to be left out of its lists because they couldn't be read. */
export type PartialAnswer<A> = Result<A> & { readonly unread?: readonly UnreadRow[] }

export type AskPortal = <N extends ReadName>(read: N, args: ReadArgs<N>) => Promise<PartialAnswer<AnswerTo<N>>>

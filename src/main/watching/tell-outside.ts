/** What was found out, told by the operating system, in as few notices as may be. */
import { HOME } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { newsSentence, type WatchNews, watchAddress } from '../../shared/domain/watching/watch.ts'
import { say } from '../../shared/messages.ts'

/** A notice of the operating system; pressed, it leads to a path of ours. */
export interface OutsideNotice {
  readonly body: string
  readonly path: string
}

/** More at once are told as one. */
const APART = 3

export function outsideNotices(store: Store, news: readonly WatchNews[]): readonly OutsideNotice[] {
  if (news.length > APART) return [{ body: say('watchSeveral', { n: news.length }), path: HOME }]
  return news.map((one) => ({ body: newsSentence(one), path: watchAddress(store, one) }))
}

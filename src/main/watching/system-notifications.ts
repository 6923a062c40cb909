/** Turns news into notifications of the operating system, as few as possible. */
import { HOME } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { newsSentence, type WatchNews, watchAddress } from '../../shared/domain/watching/watch.ts'
import { say } from '../../shared/messages.ts'

/** A notification of the operating system; a click opens a path of the app. */
export interface SystemNotification {
  readonly body: string
  readonly path: string
}

/** More than this are combined into one. */
const APART = 3

export function systemNotifications(store: Store, news: readonly WatchNews[]): readonly SystemNotification[] {
  if (news.length > APART) return [{ body: say('watchSeveral', { n: news.length }), path: HOME }]
  return news.map((one) => ({ body: newsSentence(one), path: watchAddress(store, one) }))
}

/** The journal, with a word after every sending, settling, setting aside and remark. */
import type { OrderJournal } from './order-journal.ts'

/** `changed` is called after what happened is committed, and only when something did. */
export function watchedJournal(journal: OrderJournal, changed: () => void): OrderJournal {
  let counted = journal.count()
  const telling = <A extends readonly unknown[], R>(write: (...args: A) => R) => {
    return (...args: A): R => {
      const answer = write(...args)
      const now = journal.count()
      if (now !== counted) {
        counted = now
        changed()
      }
      return answer
    }
  }
  return {
    ...journal,
    startSending: telling(journal.startSending),
    settle: telling(journal.settle),
    setAside: telling(journal.setAside),
    remark: (...args) => {
      const order = journal.remark(...args)
      changed()
      return order
    },
  }
}

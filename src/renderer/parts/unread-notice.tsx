/** Says that rows are missing because they couldn't be read. */
import { formatCount } from '../../shared/domain/money.ts'
import { Notice } from './notice.tsx'

export function UnreadNotice({ unread }: { readonly unread: number }) {
  if (unread === 0) return null
  return (
    <Notice tone="warn">
      {unread === 1 ? '1 row' : `${formatCount(unread)} rows`} could not be read and {unread === 1 ? 'is' : 'are'} left
      out.
    </Notice>
  )
}

/** Says that rows are missing because they couldn't be read. */
import { counted } from '../../shared/domain/values/counts.ts'
import { Notice } from './notice.tsx'

export function UnreadNotice({ unread }: { readonly unread: number }) {
  if (unread === 0) return null
  return (
    <Notice tone="warn">
      {counted.rows(unread)} couldn’t be read and {unread === 1 ? 'is' : 'are'} left out.
    </Notice>
  )
}

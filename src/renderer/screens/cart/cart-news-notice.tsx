/** What a refresh changed: the sentence, and line by line what was and what is. */
import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { CartNews } from '../../../shared/domain/cart-news.ts'
import { formatCount } from '../../../shared/domain/money.ts'
import { Notice } from '../../parts/notice.tsx'
import classes from './cart-news-notice.module.css'

export interface CartNewsNoticeProps {
  readonly news: CartNews
  readonly onClose: () => void
}

export function CartNewsNotice({ news: { sentence, changes }, onClose }: CartNewsNoticeProps) {
  return (
    <Notice tone="warn" onClose={onClose}>
      {sentence}
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label="Changed quantities">
          {changes.map(({ id, name, was, now }) => (
            <li key={id}>
              {id} {name}: <VisuallyHidden>was </VisuallyHidden>
              <s>{formatCount(was)}</s>
              <IconArrowRight size={12} aria-hidden />
              <VisuallyHidden>now </VisuallyHidden>
              <strong>{formatCount(now)}</strong>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

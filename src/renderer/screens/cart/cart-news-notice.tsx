/** What refreshes changed: the sentence, and line by line what was, what is, and why. */
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { CartNews, NewsChange } from '../../../shared/domain/cart-news.ts'
import { formatCount, formatRupees } from '../../../shared/domain/money.ts'
import { Notice } from '../../parts/notice.tsx'
import classes from './cart-news-notice.module.css'

/** Lines that are told at once; more are a click away. */
const AT_ONCE = 3

export interface CartNewsNoticeProps {
  readonly news: CartNews
  readonly onClose: () => void
}

export function CartNewsNotice({ news: { sentence, changes }, onClose }: CartNewsNoticeProps) {
  const [open, setOpen] = useState(false)
  const more = changes.length - AT_ONCE
  return (
    <Notice
      tone="warn"
      onClose={onClose}
      actions={
        more > 0 && (
          <Button size="compact-sm" variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `Show ${formatCount(more)} more`}
          </Button>
        )
      }
    >
      {sentence}
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        <ul className={classes.rows} aria-label="Changed quantities" tabIndex={0}>
          {(open ? changes : changes.slice(0, AT_ONCE)).map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Change({ change: { id, name, was, now, price, why } }: { readonly change: NewsChange }) {
  return (
    <li>
      {id} <span className={classes.name}>{name}: </span>
      {was !== now && <WasNow was={formatCount(was)} now={formatCount(now)} />}
      {price !== undefined && <WasNow was={formatRupees(price.was)} now={formatRupees(price.now)} />}
      <span className={classes.why}>{why.join('; ')}</span>
    </li>
  )
}

interface WasNowProps {
  readonly was: ReactNode
  readonly now: ReactNode
}

const WasNow = ({ was, now }: WasNowProps) => (
  <span className={classes.wasNow}>
    <VisuallyHidden>was </VisuallyHidden>
    <s>{was}</s>
    <IconArrowRight size={12} aria-hidden />
    <VisuallyHidden>now </VisuallyHidden>
    <strong>{now}</strong>
  </span>
)

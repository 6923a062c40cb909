/** The changes found by refreshes: a sentence, and per line the old value, the new one and the reason. */
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type CartNews, type NewsChange, newsOf } from '../../../shared/domain/carts/cart-news.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import classes from './cart-news-notice.module.css'

/** Lines shown at first; a click shows the rest. */
const AT_ONCE = 3

export interface CartNewsNoticeProps {
  readonly model: CartModel
  readonly news: CartNews
}

export function CartNewsNotice({ model, news }: CartNewsNoticeProps) {
  const [open, setOpen] = useState(false)
  // Lines are added and removed with a new edition.
  const edition = useCartModelState(model, (state) => state.edition)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const changes = useMemo(() => newsOf(news, model.store.getState().cart), [model, news, edition])
  const { sentence } = news
  if (changes.length === 0 && sentence !== messages.mappingChanged) return null
  const more = changes.length - AT_ONCE
  return (
    <Notice
      tone="warn"
      onClose={model.dismissNews}
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

function Change({ change: { id, name, wanted, given, price, why } }: { readonly change: NewsChange }) {
  return (
    <li>
      {id} <span className={`${text.clipped} ${classes.name}`}>{name}: </span>
      {wanted && <WasNow of="quantity" was={formatCount(wanted.was)} now={formatCount(wanted.now)} />}
      {given && <WasNow of="allocated" was={formatCount(given.was)} now={formatCount(given.now)} />}
      {price && <WasNow of="net price" was={formatRupees(price.was)} now={formatRupees(price.now)} />}
      <span className={classes.why}>{why.join('; ')}</span>
    </li>
  )
}

interface WasNowProps {
  readonly of: string
  readonly was: ReactNode
  readonly now: ReactNode
}

const WasNow = ({ of, was, now }: WasNowProps) => (
  <span className={classes.wasNow}>
    {of} <VisuallyHidden>was </VisuallyHidden>
    <s>{was}</s>
    <IconArrowRight size={12} aria-hidden />
    <VisuallyHidden>now </VisuallyHidden>
    <strong>{now}</strong>
  </span>
)

/** The review of a cart that the portal filled: lines to review, changes since last seen, and replacements. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type SinceSeen as Changes, type Mendable, sinceSeen } from '../../../shared/domain/carts/review.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDateTime } from '../../../shared/domain/values/dates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'
import { Retry } from '../../parts/retry.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { MendLines } from './mend-lines.tsx'
import { PartTotals } from './part-totals.tsx'
import { ReplaceLines } from './replace-lines.tsx'
import { ReviewContext } from './review.ts'
import { SetSizes } from './set-sizes.tsx'
import type { SeenCart } from './use-last-seen.ts'
import type { LineReviews } from './use-line-reviews.ts'
import { type ReviewOfCart, useReviewOf } from './use-review.ts'

export interface ReviewDeskProps {
  readonly model: CartModel
  readonly store: Store
  readonly children: ReactNode
}

type Dialog =
  | { readonly kind: 'totals' }
  | { readonly kind: 'set'; readonly parent: string }
  | { readonly kind: 'replace'; readonly ids: readonly number[] }
  | { readonly kind: 'mend'; readonly ground: Mendable; readonly ids: readonly number[] }

export function ReviewDesk({ model, store, children }: ReviewDeskProps) {
  const [dialog, setDialog] = useState<Dialog>()
  const of = useReviewOf(model, store, {
    mend: (ground, ids) => setDialog({ kind: 'mend', ground, ids }),
    replace: (ids) => setDialog({ kind: 'replace', ids }),
    showSet: (parent) => setDialog({ kind: 'set', parent }),
    showTotals: () => setDialog({ kind: 'totals' }),
  })
  return (
    <ReviewContext value={of.review}>
      <SinceSeen cart={of.cart} seenCart={of.seenCart} />
      <Lacking of={of.lacking} />
      {children}
      {dialog !== undefined && <DialogOver {...{ model, store, of, dialog }} onClose={() => setDialog(undefined)} />}
    </ReviewContext>
  )
}

interface DialogOverProps extends Pick<ReviewDeskProps, 'model' | 'store'> {
  readonly of: ReviewOfCart
  readonly dialog: Dialog
  readonly onClose: () => void
}

function DialogOver({ model, store, of, dialog, onClose }: DialogOverProps) {
  switch (dialog.kind) {
    case 'totals':
      return <PartTotals model={model} before={of.seenCart.lastSeen} onClose={onClose} />
    case 'set':
      return <SetSizes model={model} parent={dialog.parent} onClose={onClose} />
    case 'mend':
      return <MendLines {...{ model, ...dialog }} movementOf={of.review.movementOf} onClose={onClose} />
    case 'replace':
      return (
        <ReplaceLines
          model={model}
          store={store}
          ids={dialog.ids}
          onClose={onClose}
          onDone={() => {
            onClose()
            of.chooseNone()
          }}
        />
      )
  }
}

/** The changes since the cart was last seen. */
function SinceSeen({
  cart,
  seenCart: { lastSeen, markSeen },
}: {
  readonly cart: PricedCart
  readonly seenCart: SeenCart
}) {
  const changes = lastSeen && sinceSeen(cart, lastSeen.lines)
  if (lastSeen === undefined || changes === undefined) return null
  return (
    <Notice
      actions={
        <Button size="compact-sm" onClick={markSeen}>
          Mark as seen
        </Button>
      }
    >
      <strong>{say('proposalSince', { time: formatDateTime(lastSeen.at) })}</strong> {changeWords(changes)}
    </Notice>
  )
}

function changeWords({ came, went, otherPieces, dearer, cheaper }: Changes): string {
  const parts = [
    came > 0 && `${formatCount(came)} new`,
    went > 0 && `${formatCount(went)} gone`,
    otherPieces > 0 && counted.quantities(otherPieces),
    dearer > 0 && `${formatCount(dearer)} with a higher price`,
    cheaper > 0 && `${formatCount(cheaper)} with a lower price`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** A notice about missing figures, without which lines can't be judged. */
const Lacking = ({ of: { sentences, retry, isBusy } }: { readonly of: LineReviews['lacking'] }) =>
  sentences.length === 0 ? null : (
    <Notice tone="warn" actions={<Retry onClick={retry} busy={isBusy} />}>
      {sentences.join(' ')}
    </Notice>
  )

/** The review of a cart that the portal filled: lines to review, changes since last seen, and replacements. */
import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import type { LineGroup } from '../../../shared/domain/carts/line-group.ts'
import { hasOwnBrandTag } from '../../../shared/domain/carts/proposal.ts'
import { type Mark, type Mendable, markedLines, type Reviews, sinceSeen } from '../../../shared/domain/carts/review.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDateTime } from '../../../shared/domain/values/dates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { Notice } from '../../parts/notice.tsx'
import { Retry } from '../../parts/retry.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { MendLines } from './mend-lines.tsx'
import { PartTotals } from './part-totals.tsx'
import { ReplaceLines } from './replace-lines.tsx'
import { type Review, ReviewContext } from './review.ts'
import { SetSizes } from './set-sizes.tsx'
import { type LineReviews, useLineReviews } from './use-line-reviews.ts'
import { useMarks } from './use-marks.ts'
import { type SeenCart, useSeen } from './use-seen.ts'

export interface ReviewDeskProps {
  readonly model: CartModel
  /** The store that owns the cart. */
  readonly store: Store
  readonly children: ReactNode
}

/** The dialog over the lines. */
type Over =
  | { readonly kind: 'totals' }
  | { readonly kind: 'set'; readonly parent: string }
  | { readonly kind: 'replace'; readonly ids: readonly number[] }
  | { readonly kind: 'mend'; readonly ground: Mendable; readonly ids: readonly number[] }

export function ReviewDesk({ model, store, children }: ReviewDeskProps) {
  const edition = useCartModelState(model, (state) => state.edition)
  const undos = useUndos(model)
  // Typed quantities aren't a dependency: nothing moves while typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines, and a step that is taken back may be of many
  const cart = useMemo(() => model.store.getState().cart, [model, edition, undos])
  const isOwn = !CART_KINDS[model.cartType].inParts
  const seenCart = useSeen(cart, isOwn)
  const { seen, seeAll } = seenCart
  const { reviews, movements, lacking } = useLineReviews(cart, seen?.lines, isOwn)
  const folding = useFolding(cart, reviews, seenCart)
  const { reviewed, open, markReviewed } = useMarks({ model, cart, reviews, seen: seenCart, fold: folding.fold })
  const { data: labels } = usePortal('afs.privateLabels', {}, { enabled: isOwn })
  const privateLabels = useMemo(() => new Set(labels?.answer ?? []), [labels])
  const { chosen, choose, chooseNone } = useChosen(cart)
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [over, setOver] = useState<Over>()
  const close = () => setOver(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is done with the lines as they are then
  const review = useMemo(
    (): Review => ({
      reviews,
      movementOf: (id) => movements.get(id),
      reviewed,
      open,
      markReviewed,
      mend: (ground, ids) => setOver({ kind: 'mend', ground, ids }),
      chosen,
      choose,
      replace: (ids) => setOver({ kind: 'replace', ids }),
      showSet: (parent) => setOver({ kind: 'set', parent }),
      showTotals: () => setOver({ kind: 'totals' }),
      isOpenOnly,
      setOpenOnly,
      isFolded: folding.isFolded,
      fold: folding.fold,
      privateLabels,
      hasOwnBrands: hasOwnBrandTag(store.fcf),
    }),
    [
      reviews,
      movements,
      reviewed,
      open,
      chosen,
      folding.folds,
      folding.reviewed,
      isOpenOnly,
      privateLabels,
      model,
      store,
    ],
  )
  const since = seen === undefined ? undefined : sinceSeen(cart, seen.lines)
  return (
    <ReviewContext value={review}>
      {since !== undefined && seen !== undefined && (
        <Notice
          actions={
            <Button size="compact-sm" onClick={seeAll}>
              Mark as seen
            </Button>
          }
        >
          <strong>{say('proposalSince', { time: formatDateTime(seen.at) })}</strong> {sinceWords(since)}
        </Notice>
      )}
      <Lacking of={lacking} />
      {children}
      {over?.kind === 'totals' && <PartTotals model={model} before={seen} onClose={close} />}
      {over?.kind === 'set' && <SetSizes model={model} parent={over.parent} onClose={close} />}
      {over?.kind === 'mend' && <MendLines {...{ model, ...over }} movementOf={review.movementOf} onClose={close} />}
      {over?.kind === 'replace' && (
        <ReplaceLines
          model={model}
          store={store}
          ids={over.ids}
          onClose={close}
          onDone={() => {
            close()
            chooseNone()
          }}
        />
      )}
    </ReviewContext>
  )
}

/** A notice about missing figures, without which lines can't be judged. */
const Lacking = ({ of: { sentences, retry, isBusy } }: { readonly of: LineReviews['lacking'] }) =>
  sentences.length === 0 ? null : (
    <Notice tone="warn" actions={<Retry onClick={retry} busy={isBusy} />}>
      {sentences.join(' ')}
    </Notice>
  )

/** The number of undos so far. A new step clears the redo list, but isn't an undo and moves no line. */
function useUndos(model: CartModel): number {
  const undone = useCartModelState(model, ({ history }) => history.undone.length)
  const [undos, setUndos] = useState({ count: 0, undone })
  if (undone !== undos.undone) setUndos({ count: undos.count + (undone > undos.undone ? 1 : 0), undone })
  return undos.count
}

/** The selected lines; those that have left the cart aren't included. */
function useChosen(cart: PricedCart) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(
    () => new Set(cart.lines.flatMap(({ line }) => (ticked.has(line.id) ? [line.id] : []))),
    [cart, ticked],
  )
  return {
    chosen,
    chooseNone: () => setTicked(new Set()),
    choose: (ids: readonly number[], isChosen: boolean) =>
      setTicked((now) => {
        const others = [...now].filter((id) => !ids.includes(id))
        return new Set(isChosen ? [...others, ...ids] : others)
      }),
  }
}

/**
 * The folded groups: as the user set them, else groups that need no review, and groups that were reviewed before the cart was opened. A
 * line reviewed now folds only by its group's button, so it doesn't move from under the cursor.
 */
function useFolding(cart: PricedCart, reviews: Reviews, { seen, looked }: SeenCart) {
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [before, setBefore] = useState<readonly Mark[]>()
  if (before === undefined && seen !== undefined) setBefore(looked)
  // A line whose quantity has changed since, or whose ground is more serious now, needs another review.
  const reviewed = useMemo(() => markedLines(cart, before ?? [], reviews), [cart, reviews, before])
  return {
    folds,
    reviewed,
    isFolded: ({ key, review }: LineGroup, ids: readonly number[]) =>
      review !== undefined &&
      (folds.get(key) ?? (review.isFine || (review.ground !== undefined && ids.every((id) => reviewed.has(id))))),
    fold: useCallback(
      (keys: readonly string[], isFolded: boolean) =>
        setFolds((now) => new Map([...now, ...keys.map((key) => [key, isFolded] as const)])),
      [],
    ),
  }
}

function sinceWords({ came, went, otherPieces, dearer, cheaper }: NonNullable<ReturnType<typeof sinceSeen>>): string {
  const parts = [
    came > 0 && `${formatCount(came)} new`,
    went > 0 && `${formatCount(went)} gone`,
    otherPieces > 0 && counted.quantities(otherPieces),
    dearer > 0 && `${formatCount(dearer)} with a higher price`,
    cheaper > 0 && `${formatCount(cheaper)} with a lower price`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

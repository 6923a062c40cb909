/** An open cart: its orders by warehouse, its lines, and all actions on it. */
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { Notice } from '../parts/notice.tsx'
import { useOrderingRefused } from '../session/ordering-refused.tsx'
import { CartActions } from './cart-actions.tsx'
import { CartFacts } from './cart-facts.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCartLook } from './cart-look.ts'
import { CartQuestions } from './cart-questions.tsx'
import { FillDialog } from './fill/fill-dialog.tsx'
import { AllAlternatesDialog } from './gap/all-alternates-dialog.tsx'
import { createExplained } from './gap/explained.ts'
import { GapDialog } from './gap/gap-dialog.tsx'
import { useGapCommands } from './gap/use-gap-commands.ts'
import { DropZone } from './import/drop-zone.tsx'
import type { ImportFlow } from './import/use-import.ts'
import type { CartModel } from './model/cart-model.ts'
import type { NarrowedStore } from './narrowed.ts'
import { CartNotices } from './notices/cart-notices.tsx'
import { OrderCards } from './order-cards.tsx'
import { PlaceButton } from './place-button.tsx'
import { PlacingDialogs, usePlacing } from './placing.tsx'
import { ReviewDesk } from './proposed/review-desk.tsx'
import { type StockWatch, useStockWatch } from './proposed/use-stock-watch.ts'
import { REORDER_DRAFT, ReorderDialog } from './reorder-dialog.tsx'
import type { CartCommands } from './use-cart-commands.ts'

export interface OpenCartProps {
  readonly model: CartModel
  readonly store: Store
  readonly snapshot: CartSnapshot
  /** The element in the screen's head for the cart's buttons. It stays mounted when the cart changes. */
  readonly head: HTMLElement | null
  readonly commands: CartCommands
  readonly imports: ImportFlow
  readonly mayImport: boolean
  readonly narrowed: NarrowedStore
}

export function OpenCart({ model, store, snapshot, head, commands, imports, mayImport, narrowed }: OpenCartProps) {
  const { cartType } = model
  const { isByHand, ways } = CART_KINDS[cartType]
  const wish = useWish()
  const [reordering, setReordering] = useState(() => wish.reorder || (model.drafts.get(REORDER_DRAFT) ?? '') !== '')
  const [explained] = useState(createExplained)
  const look = useCartLook(isByHand)
  const refused = useOrderingRefused(store)
  const stock = useStockWatch(cartType, store.id, commands.refresh)
  const gaps = useGapCommands(model, isByHand)
  const placing = usePlacing(model)
  /** The key of the order being filled up. */
  const [filling, setFilling] = useState(wish.fill)
  const onFill = isByHand ? setFilling : undefined
  const onReorder = ways.includes('reorder') ? () => setReordering(true) : undefined
  const onClosed = () => {
    // Earlier typing errors don't belong to any order.
    model.refusals.withdraw(undefined)
    if (isByHand) return
    stock.ask()
    commands.refresh()
  }
  const lines = (
    <CartLines
      onPasteRange={imports.readRange}
      onImport={imports.pick}
      onReorder={onReorder}
      onDelete={commands.askToDelete}
      onExplain={(line) => explained.setState({ line })}
      onUndoRedo={commands.undoRedo}
      {...{ model, store, mayImport, look, narrowed }}
    />
  )
  return (
    <DropZone
      enabled={mayImport}
      reading={imports.reading}
      looking={imports.looking}
      onCancel={imports.cancel}
      onRange={imports.readRange}
    >
      <HeadButtons
        {...{ model, store, snapshot, head, commands, onFill }}
        placing={placing.step === 'checkout'}
        isLooking={stock.isLooking}
        imports={mayImport ? imports : undefined}
        onReorder={onReorder}
        onPlace={placing.begin}
      />
      <StockNotice stock={stock} />
      <CartNotices
        {...{ model, store, snapshot, imports }}
        notRefreshed={commands.notRefreshed}
        onRefresh={commands.refresh}
      />
      <OrderCards model={model} look={look.cards} refused={refused !== undefined} onFill={onFill} />
      {isByHand ? (
        lines
      ) : (
        <ReviewDesk model={model} store={store}>
          {lines}
        </ReviewDesk>
      )}
      <CartQuestions commands={commands} imports={imports} />
      <GapDialog model={model} explained={explained} />
      {gaps.asking && <AllAlternatesDialog model={model} onClose={gaps.leave} />}
      <ReorderDialog model={model} opened={reordering} onClose={() => setReordering(false)} />
      {/* The portal may have removed lines from its proposal, with any outcome of the order. */}
      <PlacingDialogs {...{ model, store, placing, onFill }} onClosed={onClosed} />
      <FillDialog model={model} groupKey={filling} onClose={() => setFilling(undefined)} />
    </DropZone>
  )
}

const wished = z.object({ fill: z.string().optional(), reorder: z.boolean().default(false) })

/** The request of the screen that opened the cart: the order to fill up, or the list of earlier orders. */
const useWish = () => wished.safeParse(useLocation().state).data ?? { fill: undefined, reorder: false }

interface HeadButtonsProps extends Pick<OpenCartProps, 'model' | 'store' | 'snapshot' | 'head' | 'commands'> {
  readonly imports: ImportFlow | undefined
  readonly placing: boolean
  /** True while the portal checks the stock again. */
  readonly isLooking: boolean
  readonly onReorder: (() => void) | undefined
  readonly onPlace: () => void
  readonly onFill: ((group: string) => void) | undefined
}

function HeadButtons({
  model,
  store,
  snapshot,
  head,
  commands,
  imports,
  placing,
  isLooking,
  onReorder,
  onPlace,
  onFill,
}: HeadButtonsProps) {
  const closed = useOrderingRefused(store)
  const refused = isLooking ? { message: messages.stockRefreshing, because: undefined } : closed
  if (head === null) return null
  return createPortal(
    <>
      <CartActions
        model={model}
        imports={imports}
        refreshing={commands.refreshing}
        onReorder={onReorder}
        onRefresh={commands.refresh}
        onClear={commands.askToClear}
        onUndoRedo={commands.undoRedo}
      />
      <CartFacts {...{ model, store, snapshot, onFill }} />
      <PlaceButton
        model={model}
        store={store}
        refused={refused && [refused.message, refused.because].filter(Boolean).join(' – ')}
        offline={snapshot.saved}
        placing={placing}
        onPlace={onPlace}
      />
    </>,
    head,
  )
}

function StockNotice({ stock: { isLooking, isDone, dismiss } }: { readonly stock: StockWatch }) {
  if (isLooking) return <Notice tone="warn">{messages.stockRefreshing}</Notice>
  return isDone ? <Notice onClose={dismiss}>{messages.stockRefreshed}</Notice> : null
}

/** An open cart: its orders by warehouse, its lines, and everything that can be done with them. */
import { useDidUpdate, useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import type { UndoRedo } from '../../shared/domain/carts/cart-history.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { CART_REFRESH_EVERY } from '../../shared/domain/carts/cart-rules.ts'
import { NO_FILTER } from '../../shared/domain/carts/cart-view.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { messages, say } from '../../shared/messages.ts'
import { useApp } from '../app/app-state.ts'
import { isAsked } from '../app/asked.ts'
import { useCommand } from '../app/commands.ts'
import { useOrderingRefused } from '../app/ordering-refused.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { CartActions } from './cart-actions.tsx'
import { CartFacts } from './cart-facts.tsx'
import { CartLines, type Narrowed } from './cart-lines.tsx'
import { useCartLook } from './cart-look.ts'
import { CartQuestions } from './cart-questions.tsx'
import { AllAlternatesDialog } from './gap/all-alternates-dialog.tsx'
import { GapDialog } from './gap/gap-dialog.tsx'
import { useGapCommands } from './gap/use-gap-commands.ts'
import { DropZone } from './import/drop-zone.tsx'
import { ImportAsk } from './import/import-ask.tsx'
import { ImportReview } from './import/import-review.tsx'
import { type ImportFlow, useImport } from './import/use-import.ts'
import type { CartModel } from './model/cart-model.ts'
import { useCartModel } from './model/cart-models.ts'
import { CartNotices } from './notices/cart-notices.tsx'
import { OrderCards } from './order-cards.tsx'
import { PlaceButton } from './place-button.tsx'
import { ReviewDesk } from './proposed/review-desk.tsx'
import { type StockWatch, useStockWatch } from './proposed/use-stock-watch.ts'
import { REORDER_DRAFT, ReorderDialog } from './reorder-dialog.tsx'
import { type CartCommands, useCartCommands } from './use-cart-commands.ts'

const CheckoutDialog = lazy(() =>
  import('./checkout/checkout-dialog.tsx').then((file) => ({ default: file.CheckoutDialog })),
)

export interface CartPanelProps {
  /** The store whose cart it is. */
  readonly store: Store
  /** The id of who is signed in. */
  readonly owner: number
  readonly snapshot: CartSnapshot
  /** Where the screen's head has its buttons. It stays while the cart in it changes. */
  readonly head: HTMLElement | null
  /** The screen is the import's now, or the cart's again. */
  readonly onImporting: (importing: boolean) => void
}

export function CartPanel({ store, owner, snapshot, head, onImporting }: CartPanelProps) {
  const { cartType } = snapshot
  const { isByHand, ways } = CART_KINDS[cartType]
  const model = useCartModel(owner, cartType, snapshot)
  const [reordering, setReordering] = useState(() => (model.drafts.get(REORDER_DRAFT) ?? '') !== '')
  const [placing, setPlacing] = useState(false)
  const [isGapAsked, setGapAsked] = useState(false)
  const [explained, setExplained] = useState<number>()
  const look = useCartLook(isByHand)
  const refused = useOrderingRefused(store)
  const narrowed = useRef<Narrowed>({ filter: NO_FILTER, sort: undefined })
  const commands = useCartCommands(model)
  const mayImport = store.canCartUpload && ways.includes('import')
  const imports = useImport(model, mayImport)

  const stock = useStockWatch(cartType, store.id, commands.refresh)
  const importing = imports.summary !== undefined || imports.asking
  useRefreshing(snapshot, commands)
  useUndoKeys(commands, importing)
  const gaps = useGapCommands(model, isByHand && !importing)
  useLayoutEffect(() => {
    onImporting(importing)
    return () => onImporting(false)
  }, [importing, onImporting])

  if (imports.asking && imports.asked !== undefined) {
    const { fileName } = imports.asked
    return <ImportAsk key={fileName} file={imports.asked} onAnswer={imports.answer} onLeave={imports.leaveQuestion} />
  }
  if (imports.summary !== undefined) return <ImportReview summary={imports.summary} flow={imports} />

  const lines = (
    <CartLines
      model={model}
      store={store}
      mayImport={mayImport}
      look={look}
      kept={narrowed}
      onPasteRange={imports.readRange}
      onDelete={commands.askToDelete}
      onExplain={setExplained}
      onUndoRedo={commands.undoRedo}
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
        {...{ model, store, snapshot, head, commands, placing }}
        isLooking={stock.isLooking}
        imports={mayImport ? imports : undefined}
        onReorder={ways.includes('reorder') ? () => setReordering(true) : undefined}
        onPlace={() => {
          // A gap is taken out of a proposal before it is ordered.
          if (!isByHand && model.store.getState().cart.totals.gapQty > 0) setGapAsked(true)
          else setPlacing(true)
        }}
      />
      <StockNotice stock={stock} />
      <CartNotices
        model={model}
        store={store}
        snapshot={snapshot}
        imports={imports}
        notRefreshed={commands.notRefreshed}
        onRefresh={commands.refresh}
      />
      <OrderCards model={model} look={look.cards} refused={refused !== undefined} />
      {isByHand ? (
        lines
      ) : (
        <ReviewDesk model={model} store={store}>
          {lines}
        </ReviewDesk>
      )}
      <ConfirmDialog
        opened={isGapAsked}
        title="Take the gap out of the cart?"
        yes="Take it out and go on"
        onYes={() => {
          setGapAsked(false)
          setPlacing(true)
        }}
        onNo={() => setGapAsked(false)}
      >
        {gapWords(model)}
      </ConfirmDialog>
      <CartQuestions commands={commands} imports={imports} />
      <GapDialog model={model} id={explained} onClose={() => setExplained(undefined)} />
      {gaps.asking && <AllAlternatesDialog model={model} onClose={gaps.leave} />}
      <ReorderDialog model={model} opened={reordering} onClose={() => setReordering(false)} />
      {placing && (
        <Suspense fallback={<LoadingState />}>
          <CheckoutDialog
            cartType={cartType}
            store={store}
            opened
            onClose={() => {
              setPlacing(false)
              if (isByHand) return
              // The portal may have taken lines out, whatever became of the order.
              stock.ask()
              commands.refresh()
            }}
          />
        </Suspense>
      )}
    </DropZone>
  )
}

/** What would be taken out. */
function gapWords({ store }: CartModel): string {
  const { lines, totals } = store.getState().cart
  const short = lines.filter(({ gapQty }) => gapQty > 0).length
  return say('gapGoes', {
    pieces: counted.pieces(totals.gapQty),
    lines: counted.lines(short),
    amount: formatRupees(totals.gapPrice),
  })
}

/** By the person's word, every few minutes, and when the portal is there again. */
function useRefreshing(snapshot: CartSnapshot, { refresh, notRefreshed }: CartCommands): void {
  useCommand('refresh', refresh)
  // The saved copy that stood in is no longer the best that can be had.
  const online = useApp((app) => app.online)
  useDidUpdate(() => {
    if (online && (snapshot.saved || notRefreshed !== undefined)) refresh()
  }, [online])
  useEffect(() => {
    const ticking = setInterval(refresh, CART_REFRESH_EVERY)
    return () => clearInterval(ticking)
  }, [refresh])
}

/** Of a cart that something lies over nothing is undone unseen. */
function useUndoKeys(commands: CartCommands, isCovered: boolean): void {
  const undoRedo = (way: UndoRedo) => () => isCovered || isAsked() || commands.undoRedo(way)
  useHotkeys([
    ['mod+Z', undoRedo('undo')],
    ['mod+Y', undoRedo('redo')],
    ['mod+shift+Z', undoRedo('redo')],
  ])
}

interface HeadButtonsProps extends Pick<CartPanelProps, 'store' | 'snapshot' | 'head'> {
  readonly model: CartModel
  readonly commands: CartCommands
  readonly imports: ImportFlow | undefined
  readonly placing: boolean
  /** The portal looks for stock anew. */
  readonly isLooking: boolean
  readonly onReorder: (() => void) | undefined
  readonly onPlace: () => void
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
      <CartFacts model={model} store={store} snapshot={snapshot} />
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

function StockNotice({ stock: { isLooking, isDone, seen } }: { readonly stock: StockWatch }) {
  if (isLooking) return <Notice tone="warn">{messages.stockRefreshing}</Notice>
  return isDone ? <Notice onClose={seen}>{messages.stockRefreshed}</Notice> : null
}

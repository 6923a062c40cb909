/** An open cart: its orders by warehouse, its lines, and everything that can be done with them. */
import { useHotkeys } from '@mantine/hooks'
import { IconFilterOff, IconShoppingCart } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { CartSnapshot } from '../../../shared/domain/cart.ts'
import { groupsOf } from '../../../shared/domain/cart-groups.ts'
import { CART_REFRESH_EVERY } from '../../../shared/domain/cart-rules.ts'
import { type CartFilter, type CartSort, NO_FILTER, placesToShow } from '../../../shared/domain/cart-view.ts'
import { unfinishedSentence } from '../../../shared/domain/import-view.ts'
import type { Store } from '../../../shared/domain/store.ts'
import { messages } from '../../../shared/messages.ts'
import { on } from '../../app/bridge.ts'
import { CART_TITLES } from '../../app/cart-titles.ts'
import { useCommand } from '../../app/commands.ts'
import { ColumnMenu } from '../../lists/column-menu.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import classes from './cart.module.css'
import { CartActions } from './cart-actions.tsx'
import { CartFacts } from './cart-facts.tsx'
import { CartFilters } from './cart-filters.tsx'
import { useCartLook } from './cart-look.ts'
import { CartLookMenu } from './cart-look-menu.tsx'
import { useCartModel, useCartModelState, useShortName } from './cart-models.ts'
import { CartNotices } from './cart-notices.tsx'
import { GapDialog } from './gap/gap-dialog.tsx'
import { CHOOSABLE, cartColumns } from './grid/columns.ts'
import { Grid } from './grid/grid.tsx'
import { useCartColumns } from './grid/use-cart-columns.ts'
import { DropZone } from './import/drop-zone.tsx'
import { ImportReview } from './import/import-review.tsx'
import { useImport } from './import/use-import.ts'
import { OrderCards } from './order-cards.tsx'
import { PlaceButton } from './place-button.tsx'
import { QuickAdd } from './quick-add.tsx'
import { REORDER_DRAFT, ReorderDialog } from './reorder-dialog.tsx'
import { useCartErrands } from './use-cart-errands.ts'

const CheckoutDialog = lazy(() =>
  import('./checkout/checkout-dialog.tsx').then((file) => ({ default: file.CheckoutDialog })),
)

export interface CartPanelProps {
  readonly store: Store
  readonly snapshot: CartSnapshot
  readonly tabs: ReactNode
}

export function CartPanel({ store, snapshot, tabs }: CartPanelProps) {
  const { cartType } = snapshot
  const model = useCartModel(store.id, cartType, snapshot)
  const edition = useCartModelState(model, (state) => state.edition)
  const [filter, setFilter] = useState<CartFilter>(NO_FILTER)
  const [sort, setSort] = useState<CartSort>()
  const [reordering, setReordering] = useState(() => model.drafts.has(REORDER_DRAFT))
  const [placing, setPlacing] = useState(false)
  const [explained, setExplained] = useState<number>()
  const look = useCartLook()
  const layout = useCartColumns(store)
  const shortName = useShortName(model)
  const findField = useRef<HTMLInputElement>(null)
  const errands = useCartErrands(model)
  const imports = useImport(cartType, store.canCartUpload)

  // Quantities don't count: a line must not vanish from under the cursor while its gap closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const { cart, places } = useMemo(() => {
    const now = model.store.getState().cart
    return { cart: now, places: placesToShow(now, filter, sort) }
  }, [model, edition, filter, sort])

  useCommand('refresh', errands.refresh)
  useCommand('find', () => findField.current?.select(), imports.summary === undefined)
  const groups = useMemo(
    () => groupsOf(cart, places, look.grouping, shortName),
    [cart, places, look.grouping, shortName],
  )
  useHotkeys([
    ['mod+Z', () => errands.travel('undo')],
    ['mod+Y', () => errands.travel('redo')],
    ['mod+shift+Z', () => errands.travel('redo')],
  ])
  const importing = imports.summary !== undefined
  useEffect(() => {
    if (importing) model.importBegan()
    else void model.importEnded()
  }, [importing, model])
  // The portal had something against the question about an order: everything of the cart is shown again.
  useEffect(() => on('cart.resetFilters', (told) => told.cartType === cartType && setFilter(NO_FILTER)), [cartType])
  const { refresh } = errands
  useEffect(() => {
    const ticking = setInterval(refresh, CART_REFRESH_EVERY)
    return () => clearInterval(ticking)
  }, [refresh])

  if (imports.summary !== undefined) return <ImportReview summary={imports.summary} flow={imports} />

  return (
    <DropZone
      enabled={store.canCartUpload}
      reading={imports.reading}
      looking={imports.looking}
      onCancel={imports.cancel}
      onRange={imports.readRange}
    >
      <PageHeader
        title={CART_TITLES[cartType]}
        note={tabs}
        actions={
          <>
            <CartActions
              model={model}
              imports={store.canCartUpload ? imports : undefined}
              refreshing={errands.refreshing}
              onReorder={() => setReordering(true)}
              onRefresh={errands.refresh}
              onClear={errands.askToClear}
              onTravel={errands.travel}
            />
            <CartFacts model={model} store={store} snapshot={snapshot} />
            <PlaceButton model={model} store={store} offline={snapshot.saved} onPlace={() => setPlacing(true)} />
          </>
        }
      />
      <CartNotices
        model={model}
        store={store}
        snapshot={snapshot}
        imports={imports}
        notRefreshed={errands.notRefreshed}
        onRefresh={errands.refresh}
      />
      <OrderCards model={model} look={look.cards} />
      <div className={classes.toolbar}>
        <QuickAdd model={model} onPasteRange={store.canCartUpload ? imports.readRange : undefined} />
        {cart.lines.length > 0 && (
          <>
            <CartFilters cart={cart} filter={filter} shown={places.length} findField={findField} onChange={setFilter} />
            <div className={classes.lookButtons}>
              <CartLookMenu look={look} />
              <ColumnMenu columns={cartColumns} layout={layout} among={CHOOSABLE} compact />
            </div>
          </>
        )}
      </div>
      {cart.lines.length === 0 && (
        <EmptyState icon={IconShoppingCart} title="The cart is empty">
          Type a product’s id or name above and press Enter
          {store.canCartUpload && ', paste two columns from a spreadsheet, drop a CSV file or an Excel workbook here'},
          or reorder what an earlier order had.
        </EmptyState>
      )}
      {cart.lines.length > 0 && places.length === 0 && (
        <EmptyState icon={IconFilterOff} title="No line fits these filters" />
      )}
      {places.length > 0 && (
        <Grid
          model={model}
          places={places}
          groups={groups}
          rows={look.rows}
          layout={layout}
          mayAdd={store.canCartUpload}
          sort={sort}
          onSort={setSort}
          onDelete={errands.askToDelete}
          onExplain={setExplained}
          onTravel={errands.travel}
        />
      )}
      <ConfirmDialog
        opened={errands.question !== undefined}
        title={errands.question === 'clear' ? messages.deleteCart : messages.deleteProduct}
        yes={errands.question === 'clear' ? 'Delete the cart' : 'Delete'}
        danger
        busy={errands.busy}
        onYes={errands.yes}
        onNo={errands.no}
      >
        {errands.asked}
      </ConfirmDialog>
      <ConfirmDialog
        opened={imports.replacing !== undefined}
        title="Replace the unfinished import?"
        yes="Replace it"
        danger
        onYes={() => imports.replacing?.yes()}
        onNo={() => imports.replacing?.no()}
      >
        {imports.waiting !== undefined && unfinishedSentence(imports.waiting)}
      </ConfirmDialog>
      {explained !== undefined && <GapDialog model={model} id={explained} onClose={() => setExplained(undefined)} />}
      <ReorderDialog model={model} opened={reordering} onClose={() => setReordering(false)} />
      {placing && (
        <Suspense fallback={<LoadingState />}>
          <CheckoutDialog cartType={cartType} opened onClose={() => setPlacing(false)} />
        </Suspense>
      )}
    </DropZone>
  )
}

/** Compares two to four products: their differences, the best values, and a button that adds one to the cart. */

import { Loader, Modal, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import { calledBy } from '../../shared/domain/catalogue/called-by.ts'
import { compareRow, FEWEST_COMPARED, MOST_COMPARED } from '../../shared/domain/catalogue/compare.ts'
import { canSetQuantity } from '../../shared/domain/pricing/product-view.ts'
import { messages } from '../../shared/messages.ts'
import { useCommand } from '../navigation/commands.ts'
import { DateText } from '../parts/date-text.tsx'
import { Retry } from '../parts/retry.tsx'
import text from '../parts/text.module.css'
import { useFocusBack } from '../parts/use-focus-back.ts'
import { CompareMore } from './compare-more.tsx'
import { type ComparedBy, comparedRows } from './compared-rows.ts'
import { OrderField } from './order-field.tsx'
import type { ProductPlaces } from './places.ts'
import { PlainButton } from './plain-button.tsx'
import classes from './product-compare.module.css'
import { ProductLink } from './product-link.tsx'
import { ProductPicture } from './product-picture.tsx'
import { type ComparedProduct, useCompared } from './use-compared.ts'
import { useInCart, useOrdering } from './use-in-cart.ts'

export interface ProductCompareProps {
  readonly ids: readonly number[]
  readonly places: ProductPlaces
  readonly quickView: (id: number) => string
  readonly onCompare: (ids: readonly number[]) => void
  readonly onClose: () => void
}

export function ProductCompare({ ids, places, quickView, onCompare, onClose }: ProductCompareProps) {
  useFocusBack()
  const products = useCompared(ids)
  const isOrdering = useOrdering(places)
  const inCart = useInCart(isOrdering)
  useCommand('refresh', () => {
    for (const { retry } of products) retry()
  })
  const remove = (id: number) => {
    const remaining = ids.filter((other) => other !== id)
    if (remaining.length === 0) onClose()
    else onCompare(remaining)
  }
  return (
    <Modal opened onClose={onClose} size="auto" title="Compare products" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={classes.screen}>
        <div className={classes.scroller}>
          <table className={classes.table} aria-label="Compared products">
            <thead>
              <tr>
                <td />
                {products.map((one) => (
                  <th key={one.id} scope="col">
                    <Head product={one} places={places} quickView={quickView(one.id)} onRemove={() => remove(one.id)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparedRows(products, isOrdering ? inCart : undefined).map((row) => (
                <Row key={row.key} row={row} products={products} />
              ))}
              {isOrdering && (
                <tr>
                  <th scope="row">Order</th>
                  {products.map(({ id, view }) => (
                    <td key={id}>{view !== undefined && <Order view={view} inCart={inCart.get(id)} />}</td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </div>
        {ids.length < FEWEST_COMPARED && <p className={classes.more}>{messages.compareMore}</p>}
        {ids.length < MOST_COMPARED && <CompareMore ids={ids} onAdd={(id) => onCompare([...ids, id])} />}
      </div>
    </Modal>
  )
}

interface HeadProps {
  readonly product: ComparedProduct
  readonly places: ProductPlaces
  readonly quickView: string
  readonly onRemove: () => void
}

function Head({ product: { id, view, savedAt, missing, isLoading, retry }, places, quickView, onRemove }: HeadProps) {
  const name = view?.facts.name ?? `Product ${id}`
  return (
    <div className={classes.head}>
      <span className={classes.picture}>
        {view !== undefined && <ProductPicture name={String(id)} size="165x200" alt="" />}
      </span>
      <span className={classes.off}>
        <PlainButton look="icon" aria-label={`Remove ${calledBy({ id, name })}`} title="Remove" onClick={onRemove}>
          <IconX size={15} aria-hidden />
        </PlainButton>
      </span>
      {view === undefined ? name : <ProductLink id={id} name={name} places={places} quickView={quickView} />}
      <span className={text.small}>ID {id}</span>
      {view === undefined && isLoading && <Loader size="sm" aria-label={`Loading: ${name}`} />}
      {savedAt !== undefined && (
        <span className={classes.warn}>
          Saved <DateText at={savedAt} time />
        </span>
      )}
      {missing.length > 0 && !isLoading && (
        <div className={classes.warn} role="status">
          {missing.join(' ')} <Retry onClick={retry} busy={isLoading} />
        </div>
      )}
    </div>
  )
}

function Row({ row, products }: { readonly row: ComparedBy; readonly products: readonly ComparedProduct[] }) {
  const [better, word] = row.best ?? []
  const { differs, best } = compareRow(
    row.cells.map((one) => one?.value),
    better,
  )
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {row.label}
        {differs && <VisuallyHidden>, differs</VisuallyHidden>}
      </th>
      {products.map(({ id }, at) => (
        <td key={id}>
          {row.cells[at]?.text ?? '–'}
          {best.includes(at) && (
            <span className={classes.best}>
              <IconCheck size={12} aria-hidden />
              {word}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

interface OrderProps {
  readonly view: NonNullable<ComparedProduct['view']>
  readonly inCart: number | undefined
}

function Order({ view, inCart }: OrderProps) {
  if (!canSetQuantity(view, inCart)) return gapSentence({ gapReason: view.why })
  return <OrderField product={view.facts} inCart={inCart} />
}

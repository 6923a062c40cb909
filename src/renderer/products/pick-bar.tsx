import { Button } from '@mantine/core'
import { IconColumns, IconShoppingCartPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { comparedOf } from '../../shared/domain/catalogue/compare.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { messages } from '../../shared/messages.ts'
import { KeyHint } from '../parts/key-hint.tsx'
import { toast } from '../parts/toasts.tsx'
import classes from './pick-bar.module.css'
import { howMany } from './picked.ts'
import type { ProductPlaces } from './places.ts'
import { OVERLAY_STATE } from './product-overlay-state.ts'
import { QuantityField } from './quantity-field.tsx'
import { useAdding } from './use-adding.ts'
import { useOrdering } from './use-in-cart.ts'
import { useLetter } from './use-letter.ts'
import type { ProductList } from './use-listing.ts'
import type { Picked } from './use-picked.ts'

export interface PickBarProps {
  readonly products: ProductList['products']
  readonly picked: Picked
  readonly places: ProductPlaces
  readonly onCompare: () => void
}

/** Replaces the listing's own bar once something is selected, so that nothing below it moves. */
export function PickBar({ products = [], picked, places, onCompare }: PickBarProps) {
  const isOrdering = useOrdering(places)
  const facts = products.map((view) => view.facts)
  const extent = howMany(
    facts.map(({ id }) => id),
    picked.products,
  )
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected products">
      <span className={classes.count} role="status">
        {formatCount(picked.products.size)} selected
      </span>
      {extent !== 'all' && (
        <Button variant="default" onClick={() => picked.setAll(facts, true)}>
          Select all {formatCount(facts.length)} shown
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={picked.clear}>
        Clear selection
      </Button>
      <span className={classes.end}>
        <Button
          variant="default"
          leftSection={<IconColumns size={15} aria-hidden />}
          rightSection={<KeyHint keys="C" />}
          aria-keyshortcuts="C"
          onClick={onCompare}
        >
          Compare
        </Button>
        {isOrdering && <AddPicked picked={picked} />}
      </span>
    </div>
  )
}

function AddPicked({ picked }: Pick<PickBarProps, 'picked'>) {
  const { text, setText, qty, busy, add } = useAdding(picked)
  return (
    <>
      <QuantityField
        label="Quantity of each"
        className={classes.quantity}
        text={text}
        isWrong={qty === undefined}
        onChange={setText}
      />
      <Button
        leftSection={<IconShoppingCartPlus size={15} aria-hidden />}
        loading={busy}
        onClick={() => add([...picked.products.values()])}
      >
        Add to cart
      </Button>
    </>
  )
}

/** Compares the selected products, the first of each style; also by the key `C`. */
export function useCompare(picked: Picked, address: (ids: readonly number[]) => string): () => void {
  const navigate = useNavigate()
  const compare = () => {
    const ids = comparedOf([...picked.products.values()])
    if (ids === undefined) toast.failed(messages.compareSome)
    else navigate(address(ids), { state: OVERLAY_STATE })
  }
  useLetter('c', compare)
  return compare
}

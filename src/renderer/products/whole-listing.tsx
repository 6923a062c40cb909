/** Adds every product of a listing to the cart: asks for the quantity of each, and first loads all pages, which can be stopped. */
import { Button } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { messages } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import stack from '../parts/stack.module.css'
import { toast } from '../parts/toasts.tsx'
import { QuantityField } from './quantity-field.tsx'
import { refusePicked, useAdding } from './use-adding.ts'
import type { ProductList } from './use-listing.ts'
import type { Picked } from './use-picked.ts'
import classes from './whole-listing.module.css'

export interface WholeListingProps {
  readonly listing: ProductList
  readonly picked: Picked
}

export function WholeListing({ listing, picked }: WholeListingProps) {
  const { products = [], total, hidden, isWhole, all } = listing
  const adding = useAdding(picked)
  const [isOpen, setOpen] = useState(false)
  const [loading, setLoading] = useState<AbortController>()
  const count = total - hidden
  const ask = () => {
    const no = refusePicked(count)
    if (no === undefined) setOpen(true)
    else toast.failed(no)
  }
  const addAll = async () => {
    setOpen(false)
    const stop = new AbortController()
    setLoading(stop)
    const views = await all(stop.signal)
    setLoading(undefined)
    if (views !== undefined) adding.add(views.map((view) => view.facts))
  }
  if (loading !== undefined) {
    return (
      <>
        <span role="status">
          {formatCount(products.length)} of {formatCount(count)} loaded…
        </span>
        <Button variant="default" onClick={() => loading.abort()}>
          Stop
        </Button>
      </>
    )
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShoppingCartPlus size={15} aria-hidden />}
        disabled={adding.busy || count === 0}
        onClick={ask}
      >
        Add whole listing…
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={`Add all ${counted.products(count)} to the cart?`}
        yes={`Add ${counted.products(count)}`}
        onYes={() => void addAll()}
        onNo={() => setOpen(false)}
      >
        <div className={stack.row}>
          <span aria-hidden>Quantity of each</span>
          <QuantityField
            label="Quantity of each"
            className={classes.quantity}
            text={adding.text}
            isWrong={adding.qty === undefined}
            onChange={adding.setText}
          />
        </div>
        <p className={classes.words}>
          {!isWhole && `${messages.wholeListingLoads} `}
          {messages.wholeListingKeeps}
        </p>
      </ConfirmDialog>
    </>
  )
}

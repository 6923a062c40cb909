/** What was chosen of a listing, how many of each, and into the cart with it. */
import { Button, Checkbox } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { parseQuantity, refuseListing } from '../../shared/domain/carts/cart-rules.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { messages } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { toast } from '../parts/toasts.tsx'
import classes from './pick-bar.module.css'
import { howMany } from './picked.ts'
import { usePutInCarts } from './put-in-cart.ts'
import { QuantityField } from './quantity-field.tsx'
import type { ProductList } from './use-listing.ts'
import type { Picked, PickedProduct } from './use-picked.ts'

export interface PickBarProps {
  readonly listing: ProductList
  readonly picked: Picked
}

export function PickBar({ listing, picked }: PickBarProps) {
  const { products = [], total, hidden, isWhole, all } = listing
  const [text, setText] = useState('1')
  const [isAsked, setAsked] = useState(false)
  const [loading, setLoading] = useState<AbortController>()
  const { busy, put } = usePutInCarts()
  const qty = parseQuantity(text)
  const facts = products.map((view) => view.facts)
  const shown = howMany(
    facts.map(({ id }) => id),
    picked.products,
  )
  const count = picked.products.size
  const whole = total - hidden

  const withQuantity = (go: (pieces: number) => void) => {
    if (qty === undefined) toast.failed(text.trim() === '' ? messages.selectQuantity : messages.quantityRange)
    else go(qty)
  }
  /** What is in the cart now isn't chosen any more. */
  const add = (products: readonly PickedProduct[], pieces: number) => {
    const no = refusePicked(products.length)
    if (no !== undefined) {
      toast.failed(no)
      return
    }
    put(
      products.map((product) => ({ product, qty: pieces, inCart: undefined })),
      ({ inCart }) =>
        picked.setAll(
          products.filter(({ id }) => inCart.has(id)),
          false,
        ),
    )
  }
  const addPicked = () => withQuantity((pieces) => add([...picked.products.values()], pieces))
  const askWhole = () =>
    withQuantity(() => {
      const no = refusePicked(whole)
      if (no === undefined) setAsked(true)
      else toast.failed(no)
    })
  const addWhole = async (pieces: number) => {
    setAsked(false)
    const stop = new AbortController()
    setLoading(stop)
    const views = await all(stop.signal)
    setLoading(undefined)
    const every = views?.map((view) => view.facts)
    if (every !== undefined) add(every, pieces)
  }

  return (
    <div className={classes.bar} role="toolbar" aria-label="Several products">
      <Checkbox
        label="All that are shown"
        checked={shown === 'all'}
        indeterminate={shown === 'some'}
        onChange={() => picked.setAll(facts, shown !== 'all')}
      />
      <span className={classes.count} role="status">
        {formatCount(count)} chosen
      </span>
      <QuantityField
        label="Quantity of each"
        className={classes.quantity}
        text={text}
        isWrong={qty === undefined}
        onChange={setText}
      />
      <Button
        variant={count > 0 ? 'filled' : 'default'}
        leftSection={<IconShoppingCartPlus size={15} aria-hidden />}
        loading={busy}
        onClick={addPicked}
      >
        Add to the cart
      </Button>
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={picked.clear}>
          Choose none
        </Button>
      )}
      <span className={classes.end}>
        {loading !== undefined && (
          <>
            <span role="status">
              {formatCount(products.length)} of {formatCount(whole)} loaded…
            </span>
            <Button variant="default" onClick={() => loading.abort()}>
              Stop
            </Button>
          </>
        )}
        {loading === undefined && (
          <Button variant="subtle" disabled={busy || whole === 0} onClick={askWhole}>
            Add the whole listing
          </Button>
        )}
      </span>
      <ConfirmDialog
        opened={isAsked}
        title={`Add all ${formatCount(whole)} products of this listing to the cart?`}
        yes="Add them"
        onYes={() => void addWhole(qty ?? 1)}
        onNo={() => setAsked(false)}
      >
        {formatCount(qty ?? 1)} of each.{!isWhole && ' Those that aren’t shown yet are loaded first.'} What is in the
        cart already stays as it is.
      </ConfirmDialog>
    </div>
  )
}

/** Why so many can't be added at once; undefined when they can. */
function refusePicked(count: number): string | undefined {
  const no = count === 0 ? 'selectProduct' : refuseListing(count)
  return no && messages[no]
}

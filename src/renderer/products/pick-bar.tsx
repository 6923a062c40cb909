/** What was chosen of a listing, how many of each, and into the cart with it. */

import { Button, Checkbox } from '@mantine/core'
import { IconColumns, IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseQuantity, refuseListing } from '../../shared/domain/carts/cart-rules.ts'
import { comparedOf } from '../../shared/domain/catalogue/compare.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { messages } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { KeyHint } from '../parts/key-hint.tsx'
import { toast } from '../parts/toasts.tsx'
import classes from './pick-bar.module.css'
import { howMany } from './picked.ts'
import type { ProductPlaces } from './places.ts'
import { OVER } from './product-over-state.ts'
import { usePutInCarts } from './put-in-cart.ts'
import { QuantityField } from './quantity-field.tsx'
import { useOrdering } from './use-in-cart.ts'
import { useLetter } from './use-letter.ts'
import type { ProductList } from './use-listing.ts'
import type { Picked, PickedProduct } from './use-picked.ts'

export interface PickBarProps {
  readonly listing: ProductList
  readonly picked: Picked
  readonly places: ProductPlaces
  /** Where products are compared. */
  readonly compare: (ids: readonly number[]) => string
}

export function PickBar({ listing, picked, places, compare }: PickBarProps) {
  const isOrdering = useOrdering(places)
  const facts = (listing.products ?? []).map((view) => view.facts)
  const shown = howMany(
    facts.map(({ id }) => id),
    picked.products,
  )
  const count = picked.products.size
  const adding = useAdding(picked)
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected products">
      {isOrdering && (
        <Checkbox
          label="Select all on this page"
          checked={shown === 'all'}
          indeterminate={shown === 'some'}
          onChange={() => picked.setAll(facts, shown !== 'all')}
        />
      )}
      <span className={classes.count} role="status">
        {formatCount(count)} selected
      </span>
      {isOrdering && (
        <>
          <QuantityField
            label="Quantity of each"
            className={classes.quantity}
            text={adding.text}
            isWrong={adding.qty === undefined}
            onChange={adding.setText}
          />
          <Button
            variant={count > 0 ? 'filled' : 'default'}
            leftSection={<IconShoppingCartPlus size={15} aria-hidden />}
            loading={adding.busy}
            onClick={() => adding.withQuantity((pieces) => adding.add([...picked.products.values()], pieces))}
          >
            Add to cart
          </Button>
        </>
      )}
      <CompareButton picked={picked} address={compare} />
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={picked.clear}>
          Clear selection
        </Button>
      )}
      {isOrdering && <WholeListing listing={listing} adding={adding} />}
    </div>
  )
}

interface CompareButtonProps {
  readonly picked: Picked
  readonly address: (ids: readonly number[]) => string
}

/** Those that are chosen side by side; of styles the first of each. */
function CompareButton({ picked, address }: CompareButtonProps) {
  const navigate = useNavigate()
  const compare = () => {
    const ids = comparedOf([...picked.products.values()])
    if (ids === undefined) toast.failed(messages.compareSome)
    else navigate(address(ids), { state: OVER })
  }
  useLetter('c', compare)
  return (
    <Button
      variant="default"
      leftSection={<IconColumns size={15} aria-hidden />}
      rightSection={<KeyHint keys="C" />}
      aria-keyshortcuts="C"
      onClick={compare}
    >
      Compare
    </Button>
  )
}

/** How many of each, and what puts them into the cart. */
function useAdding(picked: Picked) {
  const [text, setText] = useState('1')
  const { busy, put } = usePutInCarts()
  const qty = parseQuantity(text)
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
  return { text, setText, qty, busy, withQuantity, add }
}

interface WholeListingProps {
  readonly listing: ProductList
  readonly adding: ReturnType<typeof useAdding>
}

/** Every product of the listing: asked about, and loaded before, which can be stopped. */
function WholeListing({ listing, adding }: WholeListingProps) {
  const { products = [], total, hidden, isWhole, all } = listing
  const { qty = 1, busy, withQuantity, add } = adding
  const [isAsked, setAsked] = useState(false)
  const [loading, setLoading] = useState<AbortController>()
  const count = total - hidden
  const ask = () =>
    withQuantity(() => {
      const no = refusePicked(count)
      if (no === undefined) setAsked(true)
      else toast.failed(no)
    })
  const addAll = async () => {
    setAsked(false)
    const stop = new AbortController()
    setLoading(stop)
    const views = await all(stop.signal)
    setLoading(undefined)
    const every = views?.map((view) => view.facts)
    if (every !== undefined) add(every, qty)
  }
  return (
    <>
      <span className={classes.end}>
        {loading === undefined ? (
          <Button variant="subtle" disabled={busy || count === 0} onClick={ask}>
            Add the whole listing
          </Button>
        ) : (
          <>
            <span role="status">
              {formatCount(products.length)} of {formatCount(count)} loaded…
            </span>
            <Button variant="default" onClick={() => loading.abort()}>
              Stop
            </Button>
          </>
        )}
      </span>
      <ConfirmDialog
        opened={isAsked}
        title={`Add all ${counted.products(count)} of this listing to the cart?`}
        yes="Add them"
        onYes={() => void addAll()}
        onNo={() => setAsked(false)}
      >
        {formatCount(qty)} of each.{!isWhole && ' Those that aren’t shown yet are loaded first.'} What is in the cart
        already stays as it is.
      </ConfirmDialog>
    </>
  )
}

/** Why so many can't be added at once; undefined when they can. */
function refusePicked(count: number): string | undefined {
  const no = count === 0 ? 'selectProduct' : refuseListing(count)
  return no && messages[no]
}

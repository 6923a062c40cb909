/** Every size and colour of a product, with a quantity for each, so that a whole style is ordered at once. */

import { Button, NumberInput, TextInput } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProductSize } from '../../shared/bridge/products.ts'
import { isNoQuantity, parseQuantity, setSize } from '../../shared/domain/carts/cart-rules.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../shared/domain/values/money.ts'
import { messages } from '../../shared/messages.ts'
import stack from '../parts/stack.module.css'
import textClasses from '../parts/text.module.css'
import { OVERLAY_STATE } from './product-overlay-state.ts'
import { type QuantityToPut, usePutInCarts } from './put-in-cart.ts'
import classes from './size-grid.module.css'

export interface SizeGridProps {
  /** The size being shown. */
  readonly product: Pick<ProductFacts, 'id' | 'category'>
  readonly sizes: readonly ProductSize[]
  readonly inCart: ReadonlyMap<number, number>
  readonly address: (id: number) => string
}

const ICON = 15
const nameOf = ({ size, color }: ProductSize) => [size, color].filter((part) => part !== '').join(', ')

export function SizeGrid({ product, sizes, inCart, address }: SizeGridProps) {
  const { changed, refused, busy, textOf, type, fill, submit } = useQuantities({ product, sizes, inCart })
  const colours = [...new Set(sizes.map(({ color }) => color))]
  const columns = [...new Set(sizes.map(({ size }) => size))]
  const drawn = (one: ProductSize | undefined) =>
    one === undefined ? (
      <span className={classes.none}>–</span>
    ) : (
      <Cell
        one={one}
        isShown={one.id === product.id}
        text={textOf(one.id)}
        isRefused={refused === one.id}
        address={address(one.id)}
        onType={(text) => type(one.id, text)}
      />
    )
  return (
    <form
      className={stack.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      noValidate
    >
      <div className={classes.scroller}>
        <table className={classes.grid}>
          <caption>Pieces by size and colour</caption>
          <thead>
            <tr>
              <th scope="col">Colour</th>
              {columns.map((size) => (
                <th key={size} scope="col">
                  {size === '' ? 'One size' : size}
                </th>
              ))}
              {columns.length > 1 && <th scope="col">All sizes</th>}
            </tr>
          </thead>
          <tbody>
            {colours.map((color) => (
              <tr key={color}>
                <th scope="row">{color === '' ? '–' : color}</th>
                {columns.map((size) => (
                  <td key={size}>{drawn(sizes.find((one) => one.color === color && one.size === size))}</td>
                ))}
                {columns.length > 1 && (
                  <td>
                    <Fill color={color} onFill={(each) => fill(color, each)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Foot count={changed.length} busy={busy} isRefused={refused !== undefined} />
    </form>
  )
}

function useQuantities({ product, sizes, inCart }: Omit<SizeGridProps, 'address'>) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [refused, setRefused] = useState<number>()
  const { put, busy } = usePutInCarts()
  const current = (id: number) => String(inCart.get(id) ?? '')
  const changed = [...typed].filter(([id, text]) => text.trim() !== current(id))
  const submit = () => {
    const quantities: QuantityToPut[] = []
    for (const [id, text] of changed) {
      const qty = isNoQuantity(text) ? 0 : parseQuantity(text)
      if (qty === undefined) {
        setRefused(id)
        return
      }
      quantities.push({ product: { ...product, id }, qty, inCart: inCart.get(id) })
    }
    if (quantities.length === 0) return
    // After a failure the typed quantities stay.
    put(quantities, ({ reports }) => {
      if (reports.every(({ tone }) => tone !== 'bad')) setTyped(new Map())
    })
  }
  return {
    changed,
    /** The size with an invalid quantity. */
    refused,
    busy,
    textOf: (id: number) => typed.get(id) ?? current(id),
    type: (id: number, text: string) => {
      setRefused(undefined)
      setTyped(new Map(typed).set(id, text))
    },
    /** Sets the same quantity for each available size of a colour. */
    fill: (color: string, each: number) => {
      const filled = sizes.filter((one) => one.color === color && one.available > 0)
      setTyped(new Map([...typed, ...filled.map(({ id }): [number, string] => [id, String(each)])]))
    },
    submit,
  }
}

interface FootProps {
  /** The number of sizes whose quantity differs from the cart's. */
  readonly count: number
  readonly busy: boolean
  readonly isRefused: boolean
}

const Foot = ({ count, busy, isRefused }: FootProps) => (
  <div className={stack.wrapped}>
    <Button
      type="submit"
      loading={busy}
      disabled={count === 0}
      leftSection={<IconShoppingCartPlus size={ICON} aria-hidden />}
    >
      {count === 0 ? 'Add to cart' : `Add ${counted.sizes(count)} to cart`}
    </Button>
    {isRefused && (
      <p className={textClasses.wrong} role="alert">
        {messages.quantityRange}
      </p>
    )}
  </div>
)

interface CellProps {
  readonly one: ProductSize
  readonly isShown: boolean
  readonly text: string
  readonly isRefused: boolean
  readonly address: string
  readonly onType: (text: string) => void
}

function Cell({ one, isShown, text, isRefused, address, onType }: CellProps) {
  const price = one.net === undefined ? '' : formatRupees(one.net)
  const pieces = one.available === 0 ? 'none' : formatCount(one.available)
  return (
    <div className={classes.cell} data-shown={isShown || undefined}>
      <TextInput
        aria-label={`Quantity of ${nameOf(one)}`}
        size="xs"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        error={isRefused}
        disabled={one.available === 0 && text === ''}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Link
        to={address}
        // Replaces the history entry, so that going back still closes the product.
        replace
        state={OVERLAY_STATE}
        aria-current={isShown ? 'true' : undefined}
        aria-label={`${nameOf(one)}: ${pieces} in warehouses`}
        title={price}
      >
        {pieces}
      </Link>
    </div>
  )
}

/** Fills each available size with a quantity; less than one counts as one. */
function Fill({ color, onFill }: { readonly color: string; readonly onFill: (each: number) => void }) {
  const [each, setEach] = useState<number | string>('')
  const apply = () => {
    if (each === '') return
    const size = setSize(Number(each))
    setEach(size)
    onFill(size)
  }
  return (
    <NumberInput
      aria-label={`Pieces of each size${color === '' ? '' : ` in ${color}`}`}
      size="xs"
      hideControls
      allowDecimal={false}
      max={9999}
      clampBehavior="none"
      placeholder="each"
      value={each}
      onChange={setEach}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        apply()
      }}
      w="4.2rem"
    />
  )
}

import { Checkbox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import type { Filler } from '../../../shared/domain/carts/fill-order.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import { Heads } from '../../parts/heads.tsx'
import stack from '../../parts/stack.module.css'
import { QuantityField } from '../../products/quantity-field.tsx'
import classes from './fill.module.css'

export interface Pick {
  readonly text: string
  readonly isPicked: boolean
}

/** The picked or typed quantities, by product ID. */
export type Picks = ReadonlyMap<number, Pick>

export interface FillTableProps {
  readonly fillers: readonly Filler[]
  /** Pieces sold in 30 days; undefined if unknown. */
  readonly sold: ReadonlyMap<number, number> | undefined
  readonly picks: Picks
  readonly onPicks: (picks: Picks) => void
}

export function FillTable({ fillers, sold, picks, onPicks }: FillTableProps) {
  const list = useRef<HTMLTableSectionElement>(null)
  // Focus the first product.
  useEffect(() => list.current?.querySelector('input')?.focus(), [])
  return (
    <div className={classes.list}>
      <table className={classes.table}>
        <Heads of={[['Product', 'text'], 'Net price', 'In warehouses', 'Sold in 30 days', 'Quantity']} />
        <tbody ref={list}>
          {fillers.map((filler) => {
            const { id } = filler.product
            const pick = picks.get(id) ?? { text: String(filler.proposed), isPicked: false }
            return (
              <FillRow
                key={id}
                filler={filler}
                sold={sold?.get(id)}
                pick={pick}
                onPick={(next) => onPicks(new Map(picks).set(id, next))}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface FillRowProps {
  readonly filler: Filler
  readonly sold: number | undefined
  readonly pick: Pick
  readonly onPick: (pick: Pick) => void
}

function FillRow({ filler: { product, unit, stock }, sold, pick, onPick }: FillRowProps) {
  const { id, name } = product
  const { title, variant } = nameParts(product)
  /** Picks the product on Enter: typing the proposed number again fires no change event. */
  const pickByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || pick.isPicked || pick.text === '') return
    event.preventDefault()
    onPick({ ...pick, isPicked: true })
  }
  return (
    <tr data-picked={pick.isPicked || undefined}>
      <th scope="row" data-text>
        <span className={stack.row}>
          <Checkbox
            size="xs"
            aria-label={`Select ${name}`}
            checked={pick.isPicked}
            onChange={(event) => onPick({ ...pick, isPicked: event.currentTarget.checked })}
          />
          <img src={`/pictures/${id}/108x131.png`} alt="" width={30} height={36} loading="lazy" />
          <span className={classes.what} title={name}>
            <span>{title}</span>
            <small>{dotted(variant, String(id))}</small>
          </span>
        </span>
      </th>
      <td>{formatRupees(unit.net)}</td>
      <td>{formatCount(stock)}</td>
      <td>{sold === undefined ? '–' : formatCount(sold)}</td>
      <td onKeyDown={pickByEnter}>
        <QuantityField
          label={`Quantity of ${name}`}
          className={classes.pieces}
          text={pick.text}
          isWrong={pick.isPicked && parseQuantity(pick.text) === undefined}
          isTyped={pick.isPicked}
          onChange={(text) => onPick({ text, isPicked: text !== '' })}
        />
      </td>
    </tr>
  )
}

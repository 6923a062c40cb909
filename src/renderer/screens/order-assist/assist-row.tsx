/** A product: what was sold, what there is and what comes, what is suggested, and how many of it to take. */

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { inTransitOf, perDay } from '../../../shared/domain/replenishment/order-assist.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { OVER, withProduct } from '../../products/product-over-state.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import { Explanation } from './explanation.tsx'
import classes from './table.module.css'

export interface AssistRowProps {
  readonly row: AssistedProduct
  readonly index: number
  /** Pixels from the top of the rows. */
  readonly top: number
  /** What stands in the field. */
  readonly text: string
  readonly isByHand: boolean
  /** Pieces; undefined when it isn't there. */
  readonly inCart: number | undefined
  /** How many sizes make its set; undefined where it is of none. */
  readonly sizes: number | undefined
  readonly isOrdering: boolean
  readonly isBusy: boolean
  /** Undefined: back to what is suggested. */
  readonly onType: (id: number, text: string | undefined) => void
  readonly onTake: (row: AssistedProduct) => void
}

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

export const AssistRow = memo(function AssistRow(props: AssistRowProps) {
  const { row, index, top, isByHand, sizes, isOrdering } = props
  const { view, movement } = row
  const { facts, available } = view
  const { pathname, search } = useLocation()
  const { sale, stock, orders } = movement
  const about = [sizes === undefined ? '' : `Set of ${sizes}`, facts.brand.name, facts.size, String(facts.id)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands where it is in the whole.
    // biome-ignore lint/a11y/useFocusableInteractive: what is in it is focused.
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      data-by-hand={isByHand || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cell align="start">
        <span className={classes.picture}>
          <ProductPicture name={String(facts.id)} size="108x131" alt="" />
        </span>
        <TwoLines
          first={
            <Link className={classes.name} to={withProduct(pathname + search, facts.id)} state={OVER}>
              {facts.name}
            </Link>
          }
          second={dotted(...about)}
          title={facts.name}
        />
      </Cell>
      <Cell>{pieces(sale)}</Cell>
      <Cell>{sale === undefined ? '–' : perDay(sale)}</Cell>
      <Cell>{pieces(stock)}</Cell>
      <Cell>{pieces(orders?.pending)}</Cell>
      <Cell>{pieces(inTransitOf(movement))}</Cell>
      <Cell>{formatCount(available)}</Cell>
      <Cell>
        <Explanation row={row} />
      </Cell>
      {isOrdering && <Quantity {...props} />}
    </div>
  )
})

interface CellProps {
  readonly align?: 'start' | 'end'
  readonly children: React.ReactNode
}

const Cell = ({ align = 'end', children }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see the row.
  <div role="cell" className={classes.cell} data-align={align}>
    {children}
  </div>
)

function Quantity({ row, text, isByHand, inCart, isBusy, onType, onTake }: AssistRowProps) {
  const { id, name } = row.view.facts
  const qty = parseQuantity(text)
  const isWrong = text.trim() !== '' && qty === undefined
  return (
    <Cell align="start">
      <form
        className={classes.quantity}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onTake(row)
        }}
      >
        <TextInput
          className={classes.field ?? ''}
          aria-label={`Quantity of ${name}`}
          aria-description={isByHand ? 'Changed by hand' : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          error={isWrong}
          onChange={(event) => onType(id, event.currentTarget.value)}
        />
        <TakeButton qty={qty} name={name} inCart={inCart} isBusy={isBusy} />
        {isByHand && (
          <ActionIcon
            size={24}
            aria-label={`Back to what is suggested of ${name}`}
            title="Back to what is suggested"
            onClick={() => onType(id, undefined)}
          >
            <IconArrowBackUp size={15} aria-hidden />
          </ActionIcon>
        )}
      </form>
    </Cell>
  )
}

interface TakeButtonProps extends Pick<AssistRowProps, 'inCart' | 'isBusy'> {
  readonly qty: number | undefined
  readonly name: string
}

const TakeButton = ({ qty, name, inCart, isBusy }: TakeButtonProps) =>
  qty !== undefined && qty === inCart ? (
    <Button className={classes.take ?? ''} variant="light" disabled leftSection={<IconCheck size={14} aria-hidden />}>
      In cart
    </Button>
  ) : (
    <Button
      className={classes.take ?? ''}
      type="submit"
      variant={inCart === undefined ? 'filled' : 'default'}
      loading={isBusy}
      disabled={qty === undefined}
      aria-label={`Take ${qty ?? ''} of ${name}`}
      title={inCart === undefined ? undefined : `The cart has ${formatCount(inCart)}`}
    >
      {inCart === undefined ? 'Take' : 'Change'}
    </Button>
  )

/** The cells of a suggested product: sales, stock, stock on the way, suggestion, and the button that adds it to the cart. */

import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { inTransitOf } from '../../../shared/domain/catalogue/movement.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { perDay } from '../../../shared/domain/replenishment/order-assist.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import cells from '../../grid/grid-cells.module.css'
import { refusalOf } from '../../grid/number-editor.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import { OVERLAY_STATE, withProduct } from '../../products/product-overlay-state.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import { type AssistLine, idOf } from './assist-source.ts'
import { assistColumns, CATEGORY } from './columns.ts'
import { Explanation } from './explanation.tsx'
import classes from './table.module.css'

export interface CellContext {
  /** The address of the screen over which a product opens. */
  readonly address: string
  /** The number of sizes in a product's set, by product ID; undefined if there are no sets. */
  readonly sets: ReadonlyMap<number, number> | undefined
  readonly explained: number | undefined
  readonly onExplain: (id: number | undefined) => void
}

/** Called as a function, as the grid's rows require. `refused` is the reason why typed input isn't taken. */
export function drawCell(key: string, line: AssistLine, refused: string | undefined, context: CellContext): ReactNode {
  const align = assistColumns.find((column) => column.key === key)?.align
  return (
    <div key={key} role="gridcell" className={cells.cell} data-align={align} data-column={key}>
      {CELLS[key]?.(line, context, refused)}
    </div>
  )
}

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

type Draw = (line: AssistLine, context: CellContext, refused: string | undefined) => ReactNode

const CELLS: Readonly<Record<string, Draw>> = {
  product: ({ product }, { address, sets }, refused) => {
    const { facts } = product.view
    const sizes = sets?.get(facts.id)
    const { title, variant } = nameParts(facts)
    const about = dotted(sizes === undefined ? '' : `Set of ${sizes}`, variant, String(facts.id))
    const why = refused && (
      <span className={cells.refusal} id={refusalOf(facts.id)} role="alert">
        {refused}
      </span>
    )
    return (
      <>
        <span className={cells.picture}>
          <ProductPicture name={String(facts.id)} size="108x131" alt="" />
        </span>
        <TwoLines
          first={
            <Link
              className={cells.name}
              to={withProduct(address, facts.id)}
              state={OVERLAY_STATE}
              aria-label={facts.name}
            >
              {title}
            </Link>
          }
          second={why ?? about}
          title={facts.name}
        />
      </>
    )
  },
  [CATEGORY]: ({ product: { view } }) => <span title={view.facts.category.name}>{view.facts.category.name}</span>,
  sold: ({ product }) => pieces(product.movement.sale),
  perDay: ({ product: { movement } }) => (movement.sale === undefined ? '–' : perDay(movement.sale)),
  stock: ({ product }) => pieces(product.movement.stock),
  pending: ({ product }) => pieces(product.movement.orders?.pending),
  inTransit: ({ product }) => pieces(inTransitOf(product.movement)),
  available: ({ product }) => formatCount(product.view.available),
  suggested: ({ product }, { explained, onExplain }) => (
    <Explanation
      row={product}
      opened={explained === idOf(product)}
      onChange={(opened) => onExplain(opened ? idOf(product) : undefined)}
    />
  ),
}

export interface TakeProps {
  readonly line: AssistLine
  /** Pieces; undefined if it isn't in the cart. */
  readonly inCart: number | undefined
  readonly isBusy: boolean
  readonly onTake: () => void
  readonly onRestore: () => void
}

export const Take = ({ line: { product, qty, byHand }, inCart, isBusy, onTake, onRestore }: TakeProps) => (
  <span className={classes.quantity}>
    {qty === inCart ? (
      <Button className={classes.take ?? ''} variant="light" disabled leftSection={<IconCheck size={14} aria-hidden />}>
        In cart
      </Button>
    ) : (
      <Button
        className={classes.take ?? ''}
        variant={inCart === undefined ? 'light' : 'default'}
        loading={isBusy}
        disabled={qty === 0}
        aria-label={`${inCart === undefined ? 'Add' : 'Update'} ${qty === 0 ? '' : qty} of ${calledBy(product.view.facts)}`}
        title={inCart === undefined ? undefined : `The cart has ${formatCount(inCart)}`}
        onClick={onTake}
      >
        {inCart === undefined ? 'Add' : 'Update'}
      </Button>
    )}
    {byHand && (
      <ActionIcon
        size={24}
        variant="subtle"
        color="gray"
        aria-label="Reset to suggested"
        title="Reset to suggested"
        onClick={onRestore}
      >
        <IconArrowBackUp size={16} aria-hidden />
      </ActionIcon>
    )}
  </span>
)

/** The cells of My ARS: parent, alternates, sales, days of stock, and suggested target. */

import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { roomForAlternates } from '../../../shared/domain/replenishment/my-ars.ts'
import { figuresInWords, figuresOf, type TargetFigures } from '../../../shared/domain/replenishment/target-advice.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import type { Movements } from '../../catalogue/movements.ts'
import cells from '../../grid/grid-cells.module.css'
import { refusalOf } from '../../grid/number-editor.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import { DaysOfStock } from '../../products/days-of-stock.tsx'
import { OVERLAY_STATE, withProduct } from '../../products/product-overlay-state.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import { AlternateMenu } from './alternate-menu.tsx'
import type { ArsAct } from './ars-act.ts'
import classes from './my-ars.module.css'
import type { MyArsModel } from './my-ars-model.ts'
import { type ArsRow, arsColumns } from './my-ars-source.ts'
import { because, Suggested } from './suggested.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface CellContext {
  readonly model: MyArsModel
  /** The address of the screen over which a product opens. */
  readonly address: string
  readonly facts: ArsFacts
  readonly movements: Movements
  /** True if rows of all groups are mixed, so that each shows its type. */
  readonly isSorted: boolean
  readonly onAct: (act: ArsAct) => void
}

/** Called as a function, as the grid's rows require. `refused` is the reason why typed input isn't taken. */
export function drawCell(key: string, row: ArsRow, refused: string | undefined, context: CellContext): ReactNode {
  const align = arsColumns.find((column) => column.key === key)?.align ?? 'end'
  const figure = FIGURES[key]
  const figures = figure && figuresOf(context.movements.of(row.parent.id))
  return (
    <div
      key={key}
      role="gridcell"
      className={cells.cell}
      data-align={align}
      data-column={key}
      {...(figures && because(`${figuresInWords(figures)}.`))}
    >
      {figures && figure ? figure(figures) : CELLS[key]?.(row, context, refused)}
    </div>
  )
}

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

const FIGURES: Readonly<Record<string, (figures: TargetFigures) => ReactNode>> = {
  sold: ({ sold }) => pieces(sold),
  stock: ({ stock }) => pieces(stock),
  onWay: ({ onWay }) => pieces(onWay),
  days: ({ sold, stock = 0, days }) => {
    if (days !== undefined) {
      return <DaysOfStock days={days}>{formatCount(days)}</DaysOfStock>
    }
    return sold === 0 && stock > 0 ? <span className={classes.quiet}>No sales</span> : '–'
  },
}

type Draw = (row: ArsRow, context: CellContext, refused: string | undefined) => ReactNode

const CELLS: Readonly<Record<string, Draw>> = {
  product: ({ parent }, { address, facts, isSorted }, refused) => {
    const { title, variant } = nameParts(parent)
    const request = parent.isRequestPending ? (facts.pendingOf(parent.id) ?? 'Request') : undefined
    const about = dotted(
      isSorted ? parent.producttype.typename : '',
      facts.bestSellers.is.known && facts.bestSellers.is.value.has(parent.id) ? 'Best seller' : '',
      variant,
      String(parent.id),
    )
    return (
      <>
        <span className={cells.picture}>
          <ProductPicture name={String(parent.id)} size="108x131" alt="" />
        </span>
        <TwoLines
          first={
            <Link
              className={cells.name}
              to={withProduct(address, parent.id)}
              state={OVERLAY_STATE}
              aria-label={`${parent.name} (${parent.id})`}
            >
              {title}
            </Link>
          }
          second={
            refused === undefined ? (
              about
            ) : (
              <span className={cells.refusal} id={refusalOf(parent.id)} role="alert">
                {refused}
              </span>
            )
          }
          title={parent.name}
        />
        {request !== undefined && (
          <span {...because(`${request}: waiting for the company’s approval`)}>
            <StatusBadge tone="warn">Pending</StatusBadge>
          </span>
        )}
      </>
    )
  },
  alternates: ({ parent }, { movements, facts, address, onAct }) => (
    <span className={classes.alternates}>
      {parent.alternateProducts.map((alternate) => (
        <AlternateMenu
          key={alternate.id}
          parent={parent}
          alternate={alternate}
          movement={movements.of(alternate.id)}
          facts={facts}
          address={address}
          onAct={onAct}
        />
      ))}
      {facts.mayChange && roomForAlternates(parent) > 0 && (
        <ActionIcon
          variant="subtle"
          size={26}
          aria-label={`Add an alternate to ${parent.name} (${parent.id})`}
          title="Add an alternate"
          onClick={() => onAct({ to: 'addAlternate', parent })}
        >
          <IconPlus size={15} aria-hidden />
        </ActionIcon>
      )}
    </span>
  ),
  suggested: ({ parent, target }, { model, movements, facts }) => (
    <Suggested
      model={model}
      parent={parent}
      target={target}
      movement={movements.of(parent.id)}
      mayChange={facts.mayChange}
    />
  ),
  kept: ({ target }) => formatCount(target),
}

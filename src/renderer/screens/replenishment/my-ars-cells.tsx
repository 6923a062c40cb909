/** The cells of My ARS: a parent, its alternates, what it sells and lasts, and the target that would be right. */

import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { roomForAlternates } from '../../../shared/domain/replenishment/my-ars.ts'
import { inTransitOf } from '../../../shared/domain/replenishment/order-assist.ts'
import { adviseTarget } from '../../../shared/domain/replenishment/target-advice.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import grid from '../../grid/grid.module.css'
import { refusalOf } from '../../grid/number-editor.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import { OVER, withProduct } from '../../products/product-over-state.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import classes from './my-ars.module.css'
import type { Alternate, Parent } from './my-ars-model.ts'
import { type ArsRow, arsColumns } from './my-ars-source.ts'
import type { ArsFacts } from './use-ars-facts.ts'
import type { Movements } from './use-movements.ts'

/** What can be done with a line. */
export type ArsAct =
  | { readonly to: 'replaceParent' | 'deleteParent' | 'addAlternate' | 'rearrange'; readonly parent: Parent }
  | { readonly to: 'replaceAlternate' | 'deleteAlternate'; readonly parent: Parent; readonly alternate: Alternate }
  | { readonly to: 'autoTypes'; readonly alternate: Alternate }

export interface CellContext {
  /** The address of the screen, over which a product is opened. */
  readonly address: string
  readonly facts: ArsFacts
  readonly movements: Movements
  readonly onAct: (act: ArsAct) => void
  readonly onAdvise: (id: number, target: number) => void
}

/** Called, not mounted, as the grid's rows want it. `refused`: why what was typed into the row isn't taken. */
export function drawCell(key: string, row: ArsRow, refused: string | undefined, context: CellContext): ReactNode {
  const align = arsColumns.find((column) => column.key === key)?.align ?? 'end'
  return (
    <div key={key} role="gridcell" className={`${grid.cell} ${classes.cell}`} data-align={align} data-column={key}>
      {CELLS[key]?.(row, context, refused)}
    </div>
  )
}

type Draw = (row: ArsRow, context: CellContext, refused: string | undefined) => ReactNode

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

const CELLS: Readonly<Record<string, Draw>> = {
  product: ({ parent }, { address, facts }, refused) => {
    const request = parent.isRequestPending ? (facts.pendingOf(parent.id) ?? 'A request') : undefined
    const about = dotted(
      parent.brand.name,
      facts.bestSellers.is.known && facts.bestSellers.is.value.has(parent.id) ? 'Best seller' : '',
      parent.size,
      String(parent.id),
    )
    return (
      <>
        <span className={classes.picture}>
          <ProductPicture name={String(parent.id)} size="108x131" alt="" />
        </span>
        <TwoLines
          first={
            <Link className={classes.name} to={withProduct(address, parent.id)} state={OVER}>
              {parent.name}
            </Link>
          }
          second={
            refused === undefined ? (
              about
            ) : (
              <span className={classes.refusal} id={refusalOf(parent.id)} role="alert">
                {refused}
              </span>
            )
          }
          title={parent.name}
        />
        {request !== undefined && (
          <span title={`${request}: the company hasn’t decided yet`}>
            <StatusBadge tone="busy">Pending</StatusBadge>
          </span>
        )}
      </>
    )
  },
  alternates: ({ parent }, context) => (
    <span className={classes.alternates}>
      {parent.alternateProducts.map((alternate) => (
        <AlternateMenu
          key={alternate.id}
          parent={parent}
          alternate={alternate}
          sale={context.movements.of(alternate.id)?.sale}
          facts={context.facts}
          address={context.address}
          onAct={context.onAct}
        />
      ))}
      {context.facts.mayChange && roomForAlternates(parent) > 0 && (
        <ActionIcon
          variant="subtle"
          size={26}
          aria-label={`Add an alternate to ${parent.name}`}
          title="Add an alternate"
          onClick={() => context.onAct({ to: 'addAlternate', parent })}
        >
          <IconPlus size={15} aria-hidden />
        </ActionIcon>
      )}
    </span>
  ),
  sold: ({ parent }, { movements }) => pieces(movements.of(parent.id)?.sale),
  inHand: ({ parent }, { movements }) => pieces(movements.of(parent.id)?.stock),
  onWay: ({ parent }, { movements }) => {
    const movement = movements.of(parent.id)
    const way = movement && inTransitOf(movement)
    return pieces(way === undefined ? undefined : way + (movement?.orders?.pending ?? 0))
  },
  cover: ({ parent }, { movements }) => {
    const movement = movements.of(parent.id)
    const advice = movement && adviseTarget(parent, movement)
    if (advice === undefined) return '–'
    return advice.days === undefined ? <span className={classes.quiet}>no sales</span> : counted.days(advice.days)
  },
  advice: ({ parent, target }, { movements, facts, onAdvise }) => {
    const movement = movements.of(parent.id)
    const advice = movement && adviseTarget({ ...parent, targetStock: target }, movement)
    if (advice === undefined) return '–'
    const { verdict, right, why } = advice
    if (verdict === 'fits') {
      return (
        <span className={classes.quiet} title={why}>
          {formatCount(right)}
        </span>
      )
    }
    return (
      <Tooltip label={`${why}.`} multiline w={280} withArrow>
        <Button
          size="compact-xs"
          variant="light"
          color={verdict === 'low' ? 'red' : 'marigold'}
          className={classes.advice ?? ''}
          disabled={!facts.mayChange}
          aria-label={`Target of ${parent.name} is too ${verdict}: take ${right}. ${why}`}
          onClick={() => onAdvise(parent.id, right)}
        >
          {verdict === 'low' ? '↑' : '↓'} {formatCount(right)}
        </Button>
      </Tooltip>
    )
  },
  kept: ({ target }) => formatCount(target),
}

interface AlternateMenuProps extends Pick<CellContext, 'facts' | 'address' | 'onAct'> {
  readonly parent: Parent
  readonly alternate: Alternate
  /** Pieces sold in 30 days, once they are known. */
  readonly sale: number | undefined
}

/** Drawn anew only when it changes itself: menus are most of what a row costs while targets are typed and rows arrive. */
const AlternateMenu = memo(function AlternateMenu(props: AlternateMenuProps) {
  const { parent, alternate, sale, facts, address, onAct } = props
  const { id, name, brand, isRequestPending, arsautoalternatetype } = alternate
  const cantChange = !facts.mayChange || isRequestPending
  const words = dotted(name, brand.name, String(id), sale === undefined ? '' : `sold ${formatCount(sale)} in 30 days`)
  return (
    <Menu position="bottom-start" width={270} withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.alternate}
          title={words}
          aria-label={`Alternate of ${parent.name}: ${words}`}
        >
          <span className={classes.small}>
            <ProductPicture name={String(id)} size="108x131" alt="" />
          </span>
          <span className={classes.id} data-pending={isRequestPending || undefined} data-idle={sale === 0 || undefined}>
            {id}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {isRequestPending && <Menu.Label>{facts.pendingOf(id) ?? 'A request'}: not decided yet</Menu.Label>}
        <Menu.Item component={Link} to={withProduct(address, id)} state={OVER}>
          Look at it
        </Menu.Item>
        <Menu.Item disabled={cantChange} onClick={() => onAct({ to: 'replaceAlternate', parent, alternate })}>
          Replace…
        </Menu.Item>
        <Menu.Item
          disabled={cantChange}
          color="red.7"
          onClick={() => onAct({ to: 'deleteAlternate', parent, alternate })}
        >
          Delete…
        </Menu.Item>
        {arsautoalternatetype !== '' && (
          <Menu.Item onClick={() => onAct({ to: 'autoTypes', alternate })}>Why it is an alternate</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
})

export interface LineMenuProps {
  readonly parent: Parent
  readonly facts: ArsFacts
  readonly onAct: (act: ArsAct) => void
}

/** What can be done with the parent; what can't be done just now says so. */
export const LineMenu = memo(function LineMenu({ parent, facts, onAct }: LineMenuProps) {
  const cantChange = !facts.mayChange || parent.isRequestPending
  const reason = facts.mayChange ? 'A request waits for a decision' : 'The company keeps this list'
  const why = cantChange ? reason : undefined
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`With ${parent.name}`} title="What can be done">
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {why !== undefined && <Menu.Label>{why}</Menu.Label>}
        <Menu.Item disabled={cantChange} onClick={() => onAct({ to: 'replaceParent', parent })}>
          Replace…
        </Menu.Item>
        <Menu.Item
          disabled={!facts.mayChange || roomForAlternates(parent) === 0}
          onClick={() => onAct({ to: 'addAlternate', parent })}
        >
          Add an alternate…
        </Menu.Item>
        <Menu.Item
          disabled={!facts.mayChange || parent.alternateProducts.length < 2}
          onClick={() => onAct({ to: 'rearrange', parent })}
        >
          Rearrange alternates…
        </Menu.Item>
        <Menu.Item disabled={cantChange} color="red.7" onClick={() => onAct({ to: 'deleteParent', parent })}>
          Delete…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
})

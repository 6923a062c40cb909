import { Menu } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Movement } from '../../../shared/domain/catalogue/movement.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { figuresInWords, figuresOf, isUnsold } from '../../../shared/domain/replenishment/target-advice.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import text from '../../parts/text.module.css'
import { OVERLAY_STATE, withProduct } from '../../products/product-overlay-state.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import type { ArsAct } from './ars-act.ts'
import classes from './my-ars.module.css'
import type { Alternate, Parent } from './my-ars-model.ts'
import type { ArsFacts } from './use-ars-facts.ts'

export interface AlternateMenuProps {
  readonly parent: Parent
  readonly alternate: Alternate
  readonly movement: Movement | undefined
  readonly facts: ArsFacts
  /** The address of the screen over which a product opens. */
  readonly address: string
  readonly onAct: (act: ArsAct) => void
}

/** Memoized: menus are most of a row's cost while targets are typed and rows arrive. */
export const AlternateMenu = memo(function AlternateMenu(props: AlternateMenuProps) {
  const { parent, alternate, movement, facts, address, onAct } = props
  const { id, name, brand, isRequestPending, arsautoalternatetype } = alternate
  const cantChange = !facts.mayChange || isRequestPending
  const request = isRequestPending ? `${facts.pendingOf(id) ?? 'Request'}: pending` : ''
  const { title, variant } = nameParts(alternate)
  const state = dotted(variant, stateOf(alternate, movement))
  const words = dotted(name, brand.name, String(id), request, movement && figuresInWords(figuresOf(movement)))
  return (
    <Menu position="bottom-start" width={270} withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.alternate}
          title={words}
          aria-label={`${title} ${state}: alternate of ${parent.name} (${parent.id}), ${words}`}
        >
          <span className={classes.small}>
            <ProductPicture name={String(id)} size="108x131" alt="" />
          </span>
          <span className={`${text.clipped} ${classes.about}`}>
            {title} <small data-tone={toneOf(alternate, movement)}>{state}</small>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{dotted(name, String(id))}</Menu.Label>
        {isRequestPending && <Menu.Label>{request}</Menu.Label>}
        {!facts.mayChange && <Menu.Label>{messages.arsKept}</Menu.Label>}
        <Menu.Item component={Link} to={withProduct(address, id)} state={OVERLAY_STATE}>
          View product
        </Menu.Item>
        <Menu.Item disabled={cantChange} onClick={() => onAct({ to: 'replaceAlternate', parent, alternate })}>
          Replace…
        </Menu.Item>
        <Menu.Item
          disabled={cantChange}
          c="var(--app-bad-text)"
          onClick={() => onAct({ to: 'deleteAlternate', parent, alternate })}
        >
          Delete…
        </Menu.Item>
        {arsautoalternatetype !== '' && (
          <Menu.Item onClick={() => onAct({ to: 'autoTypes', alternate })}>Reason for this alternate</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
})

const toneOf = ({ isRequestPending }: Alternate, movement: Movement | undefined) =>
  isRequestPending || isUnsold(movement) ? 'warn' : undefined

function stateOf({ id, isRequestPending }: Alternate, movement: Movement | undefined): string {
  if (isRequestPending) return 'Pending'
  const { sold, stock } = figuresOf(movement)
  if (isUnsold(movement)) return 'No sales'
  if (stock !== undefined && stock <= 0) return 'Out of stock'
  return sold === undefined ? String(id) : `Sold ${formatCount(sold)}`
}

import { ActionIcon, Popover, SegmentedControl } from '@mantine/core'
import { IconLayoutRows } from '@tabler/icons-react'
import type { CartGrouping } from '../../shared/domain/carts/cart-groups.ts'
import classes from './cart.module.css'
import { type CartLook, keepCartLook } from './cart-look.ts'

type Grouping = { readonly value: CartGrouping; readonly label: string }
const GROUPINGS: readonly Grouping[] = [
  { value: 'none', label: 'None' },
  { value: 'warehouse', label: 'Warehouse' },
  { value: 'set', label: 'Set' },
]
const PROPOSED: readonly Grouping[] = [
  { value: 'ground', label: 'Reason' },
  { value: 'section', label: 'Section' },
  { value: 'none', label: 'Amount' },
  ...GROUPINGS.filter(({ value }) => value !== 'none'),
]
const ROWS: readonly { readonly value: CartLook['rows']; readonly label: string }[] = [
  { value: 'usual', label: 'Two-line' },
  { value: 'dense', label: 'Compact' },
]
const CARDS: readonly { readonly value: CartLook['cards']; readonly label: string }[] = [
  { value: 'open', label: 'Cards' },
  { value: 'folded', label: 'One line' },
]

export interface CartLookMenuProps {
  readonly look: CartLook
  readonly isByHand: boolean
}

export function CartLookMenu({ look, isByHand }: CartLookMenuProps) {
  const keep = (change: Partial<CartLook>) => keepCartLook(isByHand, change)
  return (
    <Popover position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="default" size={26} aria-label="Cart layout" title="Cart layout">
          <IconLayoutRows size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.look ?? ''}>
        <Choice
          title="Group by"
          data={isByHand ? GROUPINGS : PROPOSED}
          value={look.grouping}
          onChange={(grouping) => keep({ grouping })}
        />
        <Choice title="Lines" data={ROWS} value={look.rows} onChange={(rows) => keep({ rows })} />
        <Choice title="Orders" data={CARDS} value={look.cards} onChange={(cards) => keep({ cards })} />
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChoiceProps<V extends string> {
  readonly title: string
  readonly data: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

function Choice<V extends string>({ title, data, value, onChange }: ChoiceProps<V>) {
  return (
    <>
      <span>{title}</span>
      <SegmentedControl
        size="xs"
        aria-label={title}
        data={[...data]}
        value={value}
        onChange={(chosen) => {
          const known = data.find((one) => one.value === chosen)
          if (known !== undefined) onChange(known.value)
        }}
      />
    </>
  )
}

/** The totals of a proposed cart by warehouse, category and subcategory, beside the totals from when it was last seen. */

import { Modal, SegmentedControl, Table } from '@mantine/core'
import { useState } from 'react'
import { PARTS, type Part, type PartTotal, partTotals } from '../../../shared/domain/carts/review.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatAmount, formatCount, formatRupees, type Paise, paise } from '../../../shared/domain/values/money.ts'
import { presentName, sellerName } from '../../catalogue/warehouses.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState, useShortName } from '../model/cart-models.ts'
import classes from './proposed.module.css'
import type { LastSeen } from './use-last-seen.ts'
import { usePortalTotals } from './use-portal-totals.ts'

const WORDS: Readonly<Record<Part, string>> = {
  warehouse: 'Warehouse',
  category: 'Category',
  subcategory: 'Subcategory',
}

export interface PartTotalsProps {
  readonly model: CartModel
  /** The cart as it was last seen. */
  readonly before: LastSeen | undefined
  readonly onClose: () => void
}

export function PartTotals({ model, before, onClose }: PartTotalsProps) {
  const [part, setPart] = useState<Part>('warehouse')
  const cart = useCartModelState(model, (state) => state.cart)
  const now = partTotals(cart, part, sellerName)
  const shortName = useShortName(model)
  // Totals are stored under the sellers' full names.
  const called = new Map(cart.groups.map((group) => [sellerName(group), shortName(group)]))
  const portal = usePortalTotals(model)
  const rows = together(now, before?.totals[part] ?? [])
  const seen = rows.some(({ net, was }) => net !== was) ? before : undefined
  return (
    <Modal opened onClose={onClose} title="Totals" size={720}>
      <SegmentedControl
        aria-label="Group by"
        data={PARTS.map((value) => ({ value, label: `By ${WORDS[value].toLowerCase()}` }))}
        value={part}
        onChange={(value) => setPart(PARTS.find((one) => one === value) ?? 'warehouse')}
      />
      <Table className={classes.totals ?? ''} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{WORDS[part]}</Table.Th>
            <Table.Th>Allocated</Table.Th>
            <Table.Th>Total, ₹</Table.Th>
            {seen !== undefined && <Table.Th>As seen on {formatDate(seen.at)}, ₹</Table.Th>}
            {seen !== undefined && <Table.Th>Change, ₹</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, quantity, net, was }) => (
            <Table.Tr key={name}>
              <Table.Td>{called.get(name) ?? name}</Table.Td>
              <Table.Td>{formatCount(quantity)}</Table.Td>
              <Table.Td>{formatAmount(net)}</Table.Td>
              {seen !== undefined && <Table.Td>{formatAmount(was)}</Table.Td>}
              {seen !== undefined && <Table.Td>{difference(net, was)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>Total</Table.Th>
            <Table.Th>{formatCount(cart.totals.allocatedQty)}</Table.Th>
            <Table.Th>{formatAmount(cart.totals.net)}</Table.Th>
            {seen !== undefined && <Table.Th>{formatAmount(sumOf(rows))}</Table.Th>}
            {seen !== undefined && <Table.Th>{difference(cart.totals.net, sumOf(rows))}</Table.Th>}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      {portal !== undefined && (
        <p className={classes.quiet}>
          On the portal: {orDash(portal.totalQty, counted.pieces)}, {orDash(portal.totalNetPayment, formatRupees)}{' '}
          total, MRP {orDash(portal.totalMRP, formatRupees)}, gap {orDash(portal.gapQty, formatCount)}.
        </p>
      )}
    </Modal>
  )
}

const orDash = <T,>(value: T | undefined, words: (value: T) => string): string =>
  value === undefined ? '–' : words(value)

interface Row extends PartTotal {
  readonly was: Paise
}

function together(now: readonly PartTotal[], before: readonly PartTotal[]): readonly Row[] {
  const was = new Map(before.map(({ name, net }) => [presentName(name), net]))
  const here = new Set(now.map(({ name }) => name))
  return [
    ...now.map((total) => ({ ...total, was: was.get(total.name) ?? paise(0) })),
    ...before
      .filter(({ name }) => !here.has(presentName(name)))
      .map(({ name, net }) => ({ name: presentName(name), quantity: 0, net: paise(0), was: net })),
  ]
}

const sumOf = (rows: readonly Row[]): Paise => paise(rows.reduce((sum, { was }) => sum + was, 0))

function difference(now: Paise, was: Paise): string {
  if (now === was) return '–'
  return `${now > was ? '+' : '−'} ${formatAmount(paise(Math.abs(now - was)))}`
}

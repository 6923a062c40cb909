import { Modal, Table } from '@mantine/core'
import { partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { nameOf } from '../../../shared/domain/carts/cart-view.ts'
import { sizeKey } from '../../../shared/domain/catalogue/age.ts'
import { formatAmount, formatCount } from '../../../shared/domain/values/money.ts'
import { usePortalRead } from '../../bridge/queries.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import classes from './proposed.module.css'
import { proposedReads } from './proposed-reads.ts'

export interface SetSizesProps {
  readonly model: CartModel
  /** The parent id shared by the set's lines. */
  readonly parent: string
  readonly onClose: () => void
}

export function SetSizes({ model, parent, onClose }: SetSizesProps) {
  const cart = useCartModelState(model, (state) => state.cart)
  const lines = cart.lines.filter(({ line }) => line.parent === parent)
  const ratios = useRatios(model)
  const [first] = lines
  return (
    <Modal opened onClose={onClose} title={first === undefined ? 'Set' : nameOf(first)} size={680}>
      <Table className={classes.totals ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Size</Table.Th>
            <Table.Th>ID</Table.Th>
            {ratios.size > 0 && <Table.Th>Per set</Table.Th>}
            <Table.Th>Quantity</Table.Th>
            <Table.Th>Available</Table.Th>
            <Table.Th>Allocated</Table.Th>
            <Table.Th>Net, ₹</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ line, product, availableQty, allocatedQty, totalPrice }) => (
            <Table.Tr key={line.id}>
              <Table.Td>{product?.size ?? '–'}</Table.Td>
              <Table.Td>{line.id}</Table.Td>
              {ratios.size > 0 && <Table.Td>{(product && ratios.get(sizeKey(product) ?? '')) ?? '–'}</Table.Td>}
              <Table.Td>{formatCount(line.qty)}</Table.Td>
              <Table.Td>{formatCount(availableQty)}</Table.Td>
              <Table.Td>{formatCount(allocatedQty)}</Table.Td>
              <Table.Td>{formatAmount(totalPrice)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}

/** The ratio per size, in a normalized spelling; the portal reports it only for an operator's part. */
function useRatios({ cart, cartType }: CartModel): ReadonlyMap<string, number> {
  const part = partOf(cart)
  const { data } = usePortalRead(part && proposedReads(cartType)?.parts?.sizeRatios(part))
  return new Map(
    (data?.answer ?? []).flatMap(({ size, ratio }) => {
      const key = sizeKey({ size })
      return key === undefined || ratio === undefined ? [] : [[key, ratio]]
    }),
  )
}

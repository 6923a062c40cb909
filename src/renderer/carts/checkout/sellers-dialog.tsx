/** The stockists and warehouses that a cart may be ordered from: their place, their minimum, and their share of this cart. */
import { Anchor, Modal, Text } from '@mantine/core'
import type { CartSnapshot } from '../../../shared/domain/carts/cart.ts'
import { ORDER_TYPES } from '../../../shared/domain/catalogue/stock-types.ts'
import { minimumSentence } from '../../../shared/domain/orders/order-rules.ts'
import { ORDER_TYPE_TONES } from '../../../shared/domain/orders/order-words.ts'
import type { OrderGroup } from '../../../shared/domain/pricing/priced-cart.ts'
import { type SellerDetails, sellersOf } from '../../../shared/domain/pricing/sellers.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import { AmountText } from '../../parts/amount-text.tsx'
import { Heads } from '../../parts/heads.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import classes from './orders.module.css'

export interface SellersDialogProps {
  readonly model: CartModel
  readonly supply: CartSnapshot['supply']
  readonly opened: boolean
  readonly onClose: () => void
  /** Opens the fill-up dialog for an order. */
  readonly onFill: ((group: string) => void) | undefined
}

export function SellersDialog({ model, supply, opened, onClose, onFill }: SellersDialogProps) {
  const groups = useCartModelState(model, (state) => state.cart.groups)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Stockists and warehouses"
      size={820}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.tableFrame}>
        <table className={classes.table}>
          <caption className={text.unseen}>Sellers of this cart</caption>
          <Heads
            className={classes.head}
            of={['Name', ['Type', 'text'], ['Tax', 'text'], 'Minimum', ['In this cart', 'text']]}
          />
          <tbody>
            {sellersOf(supply, groups).map((seller) => (
              <Seller key={seller.wh} seller={seller} onFill={onFill} />
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

interface SellerProps extends Pick<SellersDialogProps, 'onFill'> {
  readonly seller: SellerDetails
}

function Seller({ seller, onFill }: SellerProps) {
  const { whType, state, tax, minimum, groups } = seller
  const called = sellerName(seller)
  return (
    <tr>
      <th scope="row">
        <strong>{called}</strong>
        <Text size="xs" c="var(--app-quiet)">
          {state}
        </Text>
      </th>
      <td data-text>
        <StatusBadge tone={whType === 'Stockist' ? 'busy' : 'calm'}>{whType}</StatusBadge>
      </td>
      <td data-text>{tax}</td>
      <td>{minimum === 0 ? 'None' : formatWholeRupees(minimum)}</td>
      <td data-text>
        {groups.length === 0 && '–'}
        {groups.map((group) => (
          <InCart key={group.key} group={group} called={called} onFill={onFill} />
        ))}
      </td>
    </tr>
  )
}

interface InCartProps extends Pick<SellersDialogProps, 'onFill'> {
  readonly group: OrderGroup
  readonly called: string
}

function InCart({ group, called, onFill }: InCartProps) {
  const { orderType, quantity, total } = group
  const short = minimumSentence({ ...group, whName: called })
  return (
    <div>
      <StatusBadge tone={ORDER_TYPE_TONES[orderType]}>{ORDER_TYPES[orderType]}</StatusBadge>{' '}
      {counted.lines(group.lines.length)}, {counted.pieces(quantity)}, ₹ <AmountText amount={total} />
      {short !== undefined && onFill === undefined && <Text size="xs">{short}</Text>}
      {short !== undefined && onFill !== undefined && (
        <Anchor component="button" type="button" size="xs" display="block" onClick={() => onFill(group.key)}>
          {short}
        </Anchor>
      )}
    </div>
  )
}

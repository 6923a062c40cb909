import { IconPackageOff } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { orderAddress } from '../../shared/domain/screens/addresses.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatDate } from '../../shared/domain/values/dates.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { usePortal } from '../bridge/queries.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Figures } from '../parts/figures.tsx'
import { Heads } from '../parts/heads.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { QuietError } from '../parts/quiet-error.tsx'
import { SavedNotice } from '../parts/saved-notice.tsx'
import classes from './product-price.module.css'

/** Orders shown; the order history has all of them. */
const MAX_ORDERS = 12

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

/** Figures from the tills and the stock management; unknown ones are dashes. */
export function StoreFigures({ id, user }: { readonly id: number; readonly user: number }) {
  const sale = usePortal('catalogue.sale', { body: { products: [id] } }).data?.answer.find(
    (row) => row.productId === id,
  )
  const titleId = useId()
  const stock = usePortal('catalogue.storeStock', { body: { user, product: id } }).data?.answer
  return (
    <section aria-labelledby={titleId} className={classes.own}>
      <h2 id={titleId} className={classes.title}>
        In your store
      </h2>
      <Figures
        figures={[
          { label: 'Sold in 30 days', value: pieces(sale?.sale) },
          { label: 'In stock', value: pieces(stock?.stockInHand) },
          { label: 'In transit', value: pieces(stock?.inTransitStock) },
          { label: 'Target', value: pieces(stock?.targetStock) },
        ]}
      />
    </section>
  )
}

export function StoreHistory({ id }: { readonly id: number }) {
  const {
    data: read,
    error,
    refetch,
    isFetching,
  } = usePortal('orderAssist.invoiceDetails', { body: { productIds: [id] } })
  if (read === undefined && error !== null) {
    return <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (read === undefined) return <LoadingState lines={4} label="Loading your orders" />
  const rows = read.answer
    .filter(({ productId }) => productId === id)
    .toSorted((one, other) => (other.createddate ?? '').localeCompare(one.createddate ?? ''))
  if (rows.length === 0) return <EmptyState icon={IconPackageOff} title="No orders of this product yet" />
  const supplied = rows
    .filter(({ status }) => status !== 'Cancelled')
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  return (
    <>
      {read.saved && <SavedNotice at={read.at} />}
      <table className={classes.stock}>
        <caption>
          Ordered {rows.length === 1 ? 'once' : `${formatCount(rows.length)} times`}, {counted.pieces(supplied)} not
          cancelled
        </caption>
        <Heads of={['Order', 'Ordered', 'Status', 'Pieces']} />
        <tbody>
          {rows.slice(0, MAX_ORDERS).map(({ poid, createddate, status, quantity }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may have it on two lines
            <tr key={at}>
              <th scope="row">{poid === undefined ? '–' : <Link to={orderAddress(poid)}>{poid}</Link>}</th>
              <td>{createddate === undefined ? '–' : formatDate(createddate)}</td>
              <td>{status}</td>
              <td>{pieces(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ORDERS && <p className={classes.tax}>Showing the last {MAX_ORDERS} orders.</p>}
    </>
  )
}

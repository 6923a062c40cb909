/** The start of the day: what is in the cart, what is unfinished, how the orders stand. */

import { cartTypesOf } from '../../../shared/domain/cart-rules.ts'
import { useStore } from '../../app/app-state.ts'
import { OpenOrders } from '../../app/open-orders.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { CartCard } from './cart-card.tsx'
import classes from './home.module.css'
import { ImportCard } from './import-card.tsx'
import { OrderStats } from './order-stats.tsx'
import { RecentOrders } from './recent-orders.tsx'

export default function Home() {
  const store = useStore()
  if (store === undefined) return null
  const cartTypes = cartTypesOf(store)
  return (
    <div className={classes.page}>
      <PageHeader title={`Good to see you, ${store.firstname}`} note={`${store.companyName} · ${store.city}`} />
      <OpenOrders />
      {cartTypes.map((cartType) => (
        <ImportCard key={cartType} cartType={cartType} />
      ))}
      <div className={classes.cards}>
        {cartTypes.map((cartType) => (
          <CartCard key={cartType} cartType={cartType} canUpload={store.canCartUpload} />
        ))}
        <OrderStats />
      </div>
      <RecentOrders />
    </div>
  )
}

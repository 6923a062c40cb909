/** The home screen: tasks first, then the carts, the orders, and the portal's banners. */

import { cartTypesOf } from '../../../shared/domain/carts/cart-kinds.ts'
import { storeNamed } from '../../../shared/domain/people/acting.ts'
import { placeBeside } from '../../../shared/domain/people/store.ts'
import { say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import text from '../../parts/text.module.css'
import { useToday } from '../../parts/use-today.ts'
import { useActingFor, useStore } from '../../session/app-state.ts'
import { OrderingRefusedNotice } from '../../session/ordering-refused.tsx'
import { TourOffer } from '../../tour/tour-offer.tsx'
import { WatchCard } from '../../watching/watch-card.tsx'
import { AttentionCard } from './attention-card.tsx'
import { BannerCard } from './banner-card.tsx'
import { CartCard } from './cart-card.tsx'
import { DiscountsCard } from './discounts-card.tsx'
import classes from './home.module.css'
import { OrderStats } from './order-stats.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { ShortcutsCard } from './shortcuts-card.tsx'
import { WeeksCard } from './weeks-card.tsx'

export default function Home() {
  const store = useStore()
  const actingFor = useActingFor()
  useRefreshScreen()
  const today = useToday()
  if (store === undefined) return null
  return (
    // Remounted when the date changes, so that yesterday's data is read again.
    <div className={classes.page} key={today}>
      <PageHeader
        title={`Welcome, ${store.firstname}`}
        note={dotted(store.companyName, placeBeside(store.companyName, store.city))}
      />
      <OrderingRefusedNotice store={store} />
      <TourOffer store={store} />
      <div className={classes.board}>
        <div className={classes.first}>
          <AttentionCard store={store} today={today} />
        </div>
        <BannerCard store={store} />
        {actingFor === undefined && <WatchCard store={store} />}
        {actingFor !== undefined && (
          <Card title="Cart">
            <p className={text.quiet}>{say('actingCartClosed', { store: storeNamed(actingFor) })}</p>
          </Card>
        )}
        {actingFor === undefined &&
          cartTypesOf(store).map((cartType) => (
            <CartCard key={cartType} cartType={cartType} canUpload={store.canCartUpload} />
          ))}
        <div className={classes.wide}>
          <WeeksCard today={today} />
        </div>
        <OrderStats />
        <DiscountsCard today={today} />
        <ShortcutsCard store={store} />
      </div>
      <RecentOrders today={today} />
    </div>
  )
}

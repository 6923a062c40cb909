/** The AFS cart: the portal's proposal to the store, for review and ordering. */
import { IconHourglass } from '@tabler/icons-react'
import { isPreparing } from '../../../shared/domain/watching/attention.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { usePortal } from '../../bridge/queries.ts'
import { CartScreen } from '../../carts/cart-screen.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { useStore } from '../../session/app-state.ts'

/** Milliseconds after which a cart that is being prepared is read again. */
const AGAIN_AFTER = 60_000

export default function Afs() {
  const store = useStore()
  const status = usePortal('afs.checkCartStatus', {}, { againAfter: AGAIN_AFTER })
  const userid = store?.id ?? 0
  const schedule = usePortal('afs.schedule', { query: { userid } }, { enabled: store !== undefined })
  const seasons = usePortal('afs.seasons', { query: { userid } }, { enabled: store !== undefined })
  if (store === undefined) return null
  if (isPreparing(status.data?.answer.status ?? '')) {
    return (
      <Page title="AFS cart">
        <EmptyState icon={IconHourglass} title={messages.cartPreparing}>
          {messages.cartPreparingWhy}
        </EmptyState>
      </Page>
    )
  }
  const { day = '', time = '' } = schedule.data?.answer ?? {}
  const names = [...new Set(seasons.data?.answer.map(({ season }) => season).filter(Boolean))]
  return (
    <CartScreen
      store={store}
      cart="afs"
      note={dotted(day === '' ? undefined : `Proposed every ${dotted(day, time)}`, names.join(' and ')) || undefined}
    />
  )
}

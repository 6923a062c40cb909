/** Gathers today's tasks from all sources; a source that fails doesn't affect the others. */
import { useQueries } from '@tanstack/react-query'
import { cartTypesOf } from '../../../shared/domain/carts/cart-kinds.ts'
import { unfinishedSentence } from '../../../shared/domain/carts/import-view.ts'
import { kioskStatusOf } from '../../../shared/domain/orders/kiosk.ts'
import { ACCOUNTS } from '../../../shared/domain/payments/payment.ts'
import { hasCart, mayOpen } from '../../../shared/domain/people/access.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import type { Day } from '../../../shared/domain/values/dates.ts'
import { type Attention, attentionOf, loadsWatched, summaryOffered } from '../../../shared/domain/watching/attention.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useOrdersOf } from '../../bridge/cart.ts'
import { useAsk, usePortal } from '../../bridge/queries.ts'
import { useSetting } from '../../bridge/settings.ts'
import { useActingFor } from '../../session/app-state.ts'
import { useOrderingRefused } from '../../session/ordering-refused.tsx'
import { useOrderWeeks } from './use-order-weeks.ts'

/** Milliseconds between checks if a cart is ready. */
const AGAIN_AFTER = 60_000

/** Loads that are checked for late ones. */
const MOST_LOADS = 40

const NO_SUMMARY = { opened: '' }

export interface Unknown {
  readonly what: string
  readonly error: AppError
  readonly retry: () => void
}

export interface Morning {
  readonly attention: readonly Attention[]
  /** The sources that couldn't be read. */
  readonly unknown: readonly Unknown[]
  /** True while an answer is pending. */
  readonly isWaiting: boolean
  /** ISO time of the oldest saved copy, if the portal couldn't be reached. */
  readonly savedAt: string | undefined
}

export function useMorning(store: Store, today: Day): Morning {
  const isOwn = useActingFor() === undefined
  const orders = useOrderWeeks(today)
  const watched = loadsWatched(today)
  const loads = usePortal(
    'loads.list',
    { body: { loadFrom: watched.from, loadTo: watched.to, pageNo: 1, pageSize: MOST_LOADS } },
    { enabled: isOwn },
  )
  const journal = useAsk('orders.journal', { open: true }, isOwn)
  const afs = usePortal('afs.checkCartStatus', {}, { enabled: isOwn && store.enableAFS, againAfter: AGAIN_AFTER })
  const car = usePortal('car.checkCartStatus', {}, { enabled: isOwn && store.enablecar, againAfter: AGAIN_AFTER })
  // The bell reads the notices, and pauses while many are being marked as read: this only observes them.
  const notices = usePortal('notifications.list', {}, { enabled: false })
  const cartTypes = isOwn && hasCart(store) ? cartTypesOf(store) : []
  const groups = useOrdersOf(cartTypes)
  const pays = isOwn && mayOpen(store, ruleOf('payments'))
  const [bb, darp] = ACCOUNTS
  const ofBb = usePortal('payment.pending', { query: { accountId: bb.id } }, { enabled: pays })
  const ofDarp = usePortal('payment.pending', { query: { accountId: darp.id } }, { enabled: pays })
  const hasKiosk = isOwn && mayOpen(store, ruleOf('kioskConfirmation'))
  const kiosk = usePortal('kiosk.orderList', { query: { status: kioskStatusOf(undefined) } }, { enabled: hasKiosk })
  // The bar shows it, too, and refreshes it.
  const proposed = usePortal('afs.count', {}, { enabled: isOwn && store.enableAFS })
  const imports = useQueries({
    queries: cartTypes.map((cartType) => ({
      queryKey: ['import.current', { cartType }],
      queryFn: async () => (await ask('import.current', { cartType })) ?? null,
      // Stored on this computer, and changed by the cart's screen without an event.
      staleTime: 0,
    })),
  })
  const { opened } = useSetting('weekSummary', NO_SUMMARY)
  const reads = [
    { what: 'Open orders', of: journal },
    ...imports.map((of) => ({ what: 'Imports', of })),
    { what: 'Loads in transit', of: loads },
    { what: 'The AFS cart', of: afs },
    { what: 'The CAR cart', of: car },
    { what: `Payments of the ${bb.name} account`, of: ofBb },
    { what: `Payments of the ${darp.name} account`, of: ofDarp },
    { what: 'Kiosk orders', of: kiosk },
    { what: 'Notifications', of: notices },
  ]
  const unknown = reads.flatMap(({ what, of: { error, refetch } }): Unknown[] =>
    error === null ? [] : [{ what, error: appErrorOf(error), retry: () => void refetch() }],
  )
  const refused = useOrderingRefused(store)
  const attention = attentionOf({
    today,
    journal: journal.data,
    imports: imports.flatMap(({ data }, at) => {
      const [cartType, sentence] = [cartTypes[at], data ? unfinishedSentence(data) : undefined]
      return cartType === undefined || sentence === undefined ? [] : [{ cartType, sentence }]
    }),
    orders: orders.orders,
    loads: loads.data?.answer.rows,
    payments: [
      { account: bb.id, orders: ofBb.data?.answer ?? [] },
      { account: darp.id, orders: ofDarp.data?.answer ?? [] },
    ],
    kiosk: kiosk.data?.answer.length,
    groups,
    mayOrder: refused === undefined,
    proposed: proposed.data?.answer.count,
    carts: { AFS: afs.data?.answer.status, CAR: car.data?.answer.status },
    notices: notices.data?.answer,
    summary: isOwn && mayOpen(store, ruleOf('weekSummary')) ? summaryOffered(today, opened) : undefined,
  })
  const copies = [orders.read, loads.data, notices.data].flatMap((read) => (read?.saved === true ? [read.at] : []))
  return {
    attention,
    unknown: [
      ...unknown,
      ...(orders.error === undefined
        ? []
        : [{ what: 'The orders of the last weeks', error: orders.error, retry: orders.retry }]),
    ],
    isWaiting: reads.some(({ of }) => of.isLoading) || (orders.orders === undefined && orders.error === undefined),
    savedAt: copies.toSorted()[0],
  }
}

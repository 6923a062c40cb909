/** The CAR cart: an operator reviews the portal's proposal to a store, and orders for it. */
import { Button } from '@mantine/core'
import { IconHourglass, IconShoppingCart } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { NO_PART, type PartChoice, partChosen } from '../../../shared/domain/carts/car-parts.ts'
import { type CartPart, cartKeyOf } from '../../../shared/domain/carts/cart-ref.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { isPreparing } from '../../../shared/domain/watching/attention.ts'
import { messages, say } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { CartScreen } from '../../carts/cart-screen.tsx'
import { openModel } from '../../carts/model/cart-models.ts'
import { type MovedToOtherParts, OtherPartsContext } from '../../carts/proposed/other-parts.ts'
import classes from '../../carts/proposed/proposed.module.css'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useCarStore } from '../../session/car-store.ts'
import { PartChooser, useSeasons } from './car-part.tsx'

const AGAIN_AFTER = 60_000

export default function Car() {
  const [choice, setChoice] = useState(NO_PART)
  /** The opened part, and the choice it belongs to: with another choice it isn't shown any more. */
  const [opened, setOpened] = useState<{ readonly of: PartChoice; readonly cart: CartPart; readonly store: string }>()
  const [went, setWent] = useState<MovedToOtherParts>([])
  const leaving = useLeaving()
  useChosenStore(choice.user)
  const status = usePortal('car.checkCartStatus', {}, { againAfter: AGAIN_AFTER })
  const details = usePortal(
    'session.userDetails',
    { params: { id: choice.user ?? 0 } },
    { enabled: choice.user !== undefined },
  )
  const store = details.data?.answer
  const isBeingPrepared = isPreparing(status.data?.answer.status ?? '')
  const seasons = useSeasons()
  const choose = (now: PartChoice) => {
    setChoice(now)
    setWent([])
  }
  const open = (of: PartChoice) => {
    const cart = partChosen(of)
    if (cart === undefined) return
    const show = () => setOpened({ of, cart, store: store?.companyName ?? '' })
    if (opened === undefined || cartKeyOf(opened.cart) === cartKeyOf(cart)) show()
    else void leaving.leave(opened).then(show)
  }
  const head = (
    <>
      {store !== undefined && <ActingFor store={store} />}
      <PartChooser
        choice={choice}
        onChange={choose}
        onOpen={() => open(choice)}
        isLeaving={leaving.sending !== undefined}
      />
      <Leaving of={leaving} />
      <Went
        to={went}
        onOpen={(part) => {
          choose(part)
          open(part)
        }}
        onClose={() => setWent([])}
      />
    </>
  )
  if (opened?.of === choice && store !== undefined && !isBeingPrepared) {
    return (
      <OtherPartsContext value={setWent}>
        <CartScreen key={cartKeyOf(opened.cart)} store={store} cart={opened.cart} above={head} note={seasons} />
      </OtherPartsContext>
    )
  }
  return (
    <Page title="CAR cart" note={seasons}>
      {head}
      {isBeingPrepared ? (
        <EmptyState icon={IconHourglass} title={messages.cartPreparing}>
          {messages.cartPreparingWhy}
        </EmptyState>
      ) : (
        <EmptyState icon={IconShoppingCart} title={messages.carNone}>
          {messages.carNoneWhy}
        </EmptyState>
      )}
    </Page>
  )
}

/** Sets the store for the badge in the bar, which counts its lines. */
function useChosenStore(store: number | undefined): void {
  useEffect(() => {
    useCarStore.setState({ store })
    return () => useCarStore.setState({ store: undefined })
  }, [store])
}

interface WentProps {
  readonly to: MovedToOtherParts
  readonly onOpen: (part: CartPart) => void
  readonly onClose: () => void
}

/** Links to lines that a replacement added under other brands. */
const Went = ({ to, onOpen, onClose }: WentProps) =>
  to.map(({ part, brand, lines }) => (
    <Notice
      key={cartKeyOf(part)}
      onClose={onClose}
      actions={
        <Button size="compact-sm" aria-label={`Open ${brand}`} onClick={() => onOpen(part)}>
          Open
        </Button>
      }
    >
      {say(lines === 1 ? 'partWentOne' : 'partWent', { lines: counted.lines(lines), brand })}
    </Notice>
  ))

/**
 * Before another cart is opened, quantities typed into the last one are sent; if that fails, a notice says so, and they stay pending in
 * that cart.
 */
function useLeaving() {
  const [sending, setSending] = useState<{
    readonly quantities: number
    readonly store: string
    readonly enough: () => void
  }>()
  const leave = async ({ cart, store }: { readonly cart: CartPart; readonly store: string }): Promise<void> => {
    const model = openModel(cart)
    if (model === undefined) return
    const waiting = () => model.store.getState().waiting.size
    const settled = model.settled()
    if (waiting() === 0) return
    await new Promise<void>((enough) => {
      setSending({ quantities: waiting(), store, enough })
      void settled.then(() => enough())
    })
    setSending(undefined)
    if (waiting() > 0) toast.warn(say('quantitiesLeft', { quantities: counted.quantities(waiting()), store }))
  }
  return { leave, sending }
}

const ActingFor = ({ store }: { readonly store: Store }) => (
  <div className={classes.banner} role="status">
    <strong>You’re ordering for {store.companyName}</strong> {messages.carActingFor}
  </div>
)

/** A notice while quantities typed into the last cart are being sent. */
function Leaving({ of: { sending } }: { readonly of: ReturnType<typeof useLeaving> }) {
  if (sending === undefined) return null
  return (
    <Notice
      actions={
        <Button size="compact-sm" variant="default" onClick={sending.enough}>
          Open without waiting
        </Button>
      }
    >
      {say('quantitiesOnTheWay', { quantities: counted.quantities(sending.quantities), store: sending.store })}
    </Notice>
  )
}

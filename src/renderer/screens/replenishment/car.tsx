/** The CAR cart: an operator looks through what the portal proposes to a store, and orders in its name. */
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { type CartPart, cartKeyOf } from '../../../shared/domain/carts/cart-ref.ts'
import { isPreparing } from '../../../shared/domain/people/attention.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useDeciding } from '../../app/deciding.ts'
import { NotKnown } from '../../app/not-known.tsx'
import { usePortal } from '../../app/queries.ts'
import { CartScreen } from '../../carts/cart-screen.tsx'
import { openModel } from '../../carts/model/cart-models.ts'
import classes from '../../carts/proposed/proposed.module.css'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toasts.tsx'

interface Wanted {
  readonly user: number | undefined
  readonly subcatid: number | undefined
  readonly typeid: number | undefined
  readonly brandid: number | undefined
}

const NOTHING: Wanted = { user: undefined, subcatid: undefined, typeid: undefined, brandid: undefined }
const AGAIN_AFTER = 60_000

const partWanted = ({ user, subcatid, typeid, brandid }: Wanted): CartPart | undefined =>
  user === undefined || subcatid === undefined || typeid === undefined || brandid === undefined
    ? undefined
    : { user, subcatid, typeid, brandid }

export default function Car() {
  const [wanted, setWanted] = useState(NOTHING)
  /** What was opened, and for which choice: when another is made it isn't shown any more. */
  const [opened, setOpened] = useState<{ readonly of: Wanted; readonly cart: CartPart; readonly store: string }>()
  const leaving = useLeaving()
  const status = usePortal('car.checkCartStatus', {}, { againAfter: AGAIN_AFTER })
  const details = usePortal(
    'session.userDetails',
    { params: { id: wanted.user ?? 0 } },
    { enabled: wanted.user !== undefined },
  )
  const store = details.data?.answer
  const isBeingPrepared = isPreparing(status.data?.answer.status ?? '')
  const open = () => {
    const cart = partWanted(wanted)
    if (cart === undefined) return void toast.warn(messages.selectAllFilters)
    const show = () => setOpened({ of: wanted, cart, store: store?.companyName ?? '' })
    if (opened === undefined || cartKeyOf(opened.cart) === cartKeyOf(cart)) show()
    else void leaving.leave(opened).then(show)
  }
  const part = <Part wanted={wanted} onChange={setWanted} onOpen={open} leaving={leaving} />
  if (opened?.of === wanted && store !== undefined && !isBeingPrepared) {
    return (
      <CartScreen
        key={cartKeyOf(opened.cart)}
        store={store}
        cart={opened.cart}
        above={
          <>
            <ActingFor store={store} />
            {part}
          </>
        }
      />
    )
  }
  return (
    <Page title="CAR cart">
      {store !== undefined && <ActingFor store={store} />}
      {part}
      {isBeingPrepared ? (
        <EmptyState title={messages.cartPreparing}>It is looked for again every minute.</EmptyState>
      ) : (
        <EmptyState title="Choose a store, a subcategory, a type and a brand">
          What the portal proposes to that store of these is opened, changed and ordered in its name.
        </EmptyState>
      )}
    </Page>
  )
}

/** Before another cart is opened, what was typed into the last one is sent; what can't be is told, and waits in that cart. */
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
    <strong>You act for {store.companyName}</strong> What is placed here is ordered by that store, and shipped to it.
  </div>
)

interface PartProps {
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
  readonly onOpen: () => void
  readonly leaving: ReturnType<typeof useLeaving>
}

/** Whose cart, and what of it: nothing is asked before all is chosen. */
function Part({ wanted, onChange, onOpen, leaving: { sending } }: PartProps) {
  const { user, subcatid, typeid, brandid } = wanted
  const stores = usePortal('car.configurations', {})
  const allStores = useDeciding('car.configurations', {}, 'The list of stores')
  const filters = usePortal('car.filters', { query: { userid: user ?? 0 } }, { enabled: user !== undefined })
  const allFilters = useDeciding('car.filters', { query: { userid: user ?? 0 } }, 'What can be chosen of this store', {
    enabled: user !== undefined,
  })
  const seasons = usePortal('car.seasons', {})
  const isWhole = subcatid !== undefined && typeid !== undefined && brandid !== undefined
  const ratios = usePortal(
    'car.sizeRatios',
    { body: { subcatid: subcatid ?? 0, typeid: typeid ?? 0, brandid: brandid ?? 0 } },
    { enabled: isWhole },
  )
  const { subcategories = [], types = [], brands = [] } = filters.data?.answer ?? {}
  const isAsking = user !== undefined && filters.data === undefined
  const { previousseason = '', previoustopreviousseason = '' } = seasons.data?.answer ?? {}
  const isOff = user === undefined || isAsking
  return (
    <div className={classes.part}>
      <Select
        label="Store"
        placeholder={stores.data === undefined ? 'Not known yet' : 'Whose cart'}
        searchable
        disabled={stores.data === undefined}
        data={(stores.data?.answer ?? []).map(({ userid, companyName, concept }) => ({
          value: String(userid),
          label: concept === '' ? companyName : `${companyName} (${concept})`,
        }))}
        value={user === undefined ? null : String(user)}
        onChange={(value) => onChange({ ...NOTHING, user: value === null ? undefined : Number(value) })}
      />
      <Choice
        label="Subcategory"
        data={subcategories}
        value={subcatid}
        isOff={isOff}
        onChange={(id) => onChange({ ...wanted, subcatid: id })}
      />
      <Choice
        label="Type"
        data={types}
        value={typeid}
        isOff={isOff}
        onChange={(id) => onChange({ ...wanted, typeid: id })}
      />
      <Choice
        label="Brand"
        data={brands}
        value={brandid}
        isOff={isOff}
        onChange={(id) => onChange({ ...wanted, brandid: id })}
      />
      <Button onClick={onOpen} loading={sending !== undefined}>
        Open the cart
      </Button>
      <span className={classes.quiet}>
        {previousseason !== '' && `Seasons before: ${previousseason}, ${previoustopreviousseason}. `}
        {isWhole &&
          ratios.data !== undefined &&
          ratios.data.answer.length > 0 &&
          `Sizes of a set: ${ratios.data.answer.map(({ size, ratio }) => `${size} × ${ratio}`).join(', ')}`}
      </span>
      {sending !== undefined && (
        <Notice
          actions={
            <Button size="compact-sm" variant="default" onClick={sending.enough}>
              Open without waiting
            </Button>
          }
        >
          {say('quantitiesOnTheWay', { quantities: counted.quantities(sending.quantities), store: sending.store })}
        </Notice>
      )}
      {!allStores.busy && <NotKnown of={allStores} />}
      {user !== undefined && !allFilters.busy && <NotKnown of={allFilters} />}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly data: readonly { readonly id: number; readonly name: string }[]
  readonly value: number | undefined
  readonly isOff: boolean
  readonly onChange: (id: number | undefined) => void
}

const Choice = ({ label, data, value, isOff, onChange }: ChoiceProps) => (
  <Select
    label={label}
    placeholder="Choose"
    searchable
    disabled={isOff}
    data={data.map(({ id, name }) => ({ value: String(id), label: name }))}
    value={value === undefined ? null : String(value)}
    onChange={(chosen) => onChange(chosen === null ? undefined : Number(chosen))}
  />
)

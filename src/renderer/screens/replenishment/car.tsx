/** The CAR cart: an operator looks through what the portal proposes to a store, and orders in its name. */
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { cartKey } from '../../app/cart.ts'
import { usePortal } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { CartScreen } from '../../carts/cart-screen.tsx'
import { forgetCart } from '../../carts/model/cart-models.ts'
import { type OpenPart, PartContext } from '../../carts/proposed/part.ts'
import classes from '../../carts/proposed/proposed.module.css'
import { EmptyState } from '../../parts/empty-state.tsx'
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

export default function Car() {
  const [wanted, setWanted] = useState(NOTHING)
  /** What main has opened, and for which choice: when another is made it is nobody's cart any more. */
  const [opened, setOpened] = useState<{ readonly of: Wanted; readonly part: OpenPart }>()
  const status = usePortal('car.checkCartStatus', {}, { againAfter: AGAIN_AFTER })
  const details = usePortal(
    'session.userDetails',
    { params: { id: wanted.user ?? 0 } },
    { enabled: wanted.user !== undefined },
  )
  const store = details.data?.answer
  const isPreparing = ['inProcess', 'failed'].includes(status.data?.answer.status ?? '')
  const open = () => {
    const { user, subcatid, typeid, brandid } = wanted
    if (user === undefined || subcatid === undefined || typeid === undefined || brandid === undefined) {
      toast.warn(messages.selectAllFilters)
      return
    }
    ask('cart.openPart', { user, subcatid, typeid, brandid }).then(
      () => {
        forgetCart('car')
        queryClient.removeQueries({ queryKey: cartKey('car') })
        setOpened({ of: wanted, part: { user, subcatid, typeid, brandid } })
      },
      (thrown: unknown) => toast.failed(appErrorOf(thrown).message),
    )
  }
  const part = <Part wanted={wanted} onChange={setWanted} onOpen={open} />
  if (opened?.of === wanted && store !== undefined && !isPreparing) {
    return (
      <PartContext value={opened.part}>
        <CartScreen
          key={Object.values(opened.part).join()}
          store={store}
          cartType="car"
          above={
            <>
              <ActingFor store={store} />
              {part}
            </>
          }
        />
      </PartContext>
    )
  }
  return (
    <Page title="CAR cart">
      {store !== undefined && <ActingFor store={store} />}
      {part}
      {isPreparing ? (
        <EmptyState title={messages.cartPreparing}>It is looked for again every minute.</EmptyState>
      ) : (
        <EmptyState title="Choose a store, a subcategory, a type and a brand">
          What the portal proposes to that store of these is opened, changed and ordered in its name.
        </EmptyState>
      )}
    </Page>
  )
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
}

/** Whose cart, and what of it: nothing is asked before all is chosen. */
function Part({ wanted, onChange, onOpen }: PartProps) {
  const { user, subcatid, typeid, brandid } = wanted
  const stores = usePortal('car.configurations', {})
  const filters = usePortal('car.filters', { query: { userid: user ?? 0 } }, { enabled: user !== undefined })
  const seasons = usePortal('car.seasons', {})
  const isWhole = subcatid !== undefined && typeid !== undefined && brandid !== undefined
  const ratios = usePortal(
    'car.sizeRatios',
    { body: { subcatid: subcatid ?? 0, typeid: typeid ?? 0, brandid: brandid ?? 0 } },
    { enabled: isWhole },
  )
  const { subcategories = [], types = [], brands = [] } = filters.data?.answer ?? {}
  const { previousseason = '', previoustopreviousseason = '' } = seasons.data?.answer ?? {}
  const isOff = user === undefined
  return (
    <div className={classes.part}>
      <Select
        label="Store"
        placeholder="Whose cart"
        searchable
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
      <Button onClick={onOpen}>Open the cart</Button>
      <span className={classes.quiet}>
        {previousseason !== '' && `Seasons before: ${previousseason}, ${previoustopreviousseason}. `}
        {isWhole &&
          ratios.data !== undefined &&
          ratios.data.answer.length > 0 &&
          `Sizes of a set: ${ratios.data.answer.map(({ size, ratio }) => `${size} × ${ratio}`).join(', ')}`}
      </span>
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

/** Other products take the places of lines of a proposed cart: as many as are replaced, of their kind, with stock enough. */
import { Button, Modal, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import {
  areOfOneKind,
  mayReplace,
  type Replaceable,
  type Replaced as ReplacedUnit,
  replacingUnits,
  unitsToReplace,
} from '../../../shared/domain/carts/replace-proposed.ts'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { ruleIds } from '../../../shared/domain/catalogue/visibility.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import { hasMore } from '../../../shared/lists/paging.ts'
import { messages } from '../../../shared/messages.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../app/queries.ts'
import { ReadState } from '../../app/read-state.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import type { CartModel } from '../model/cart-model.ts'
import classes from './proposed.module.css'
import { Candidate, Replaced } from './replace-cards.tsx'
import { useReplace } from './use-replace.ts'

const SORTS = [
  { value: 'arsbestseller', label: 'Best sellers' },
  { value: 'arsnewarrivals', label: 'New arrivals' },
  { value: 'price', label: 'Price' },
] as const
type Sort = (typeof SORTS)[number]['value']

export interface ReplaceLinesProps {
  readonly model: CartModel
  readonly store: Store
  readonly ids: readonly number[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function ReplaceLines({ model, store, ids, onClose, onDone }: ReplaceLinesProps) {
  const units = useMemo(() => unitsToReplace(model.store.getState().cart.lines, ids), [model, ids])
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<Sort>('arsbestseller')
  const [chosen, setChosen] = useState<readonly Replaceable[]>([])
  const [isAsked, setAsked] = useState(false)
  const [first] = units
  const { found, more, state } = useOffers(model, store, units, page, sort)
  const replace = useReplace(model, store, units, onDone)
  const isMixed = !areOfOneKind(units, store.fcf.signage)
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title="Replace products" size="xl">
      <ul className={classes.lines} aria-label="What is replaced">
        {units.map(({ key, lines }) => (
          <Replaced key={key} lines={lines} />
        ))}
      </ul>
      {isMixed && <p className={classes.refusal}>{messages.replaceOneKind}</p>}
      <SegmentedControl
        size="xs"
        aria-label="Order of the products"
        data={[...SORTS]}
        value={sort}
        onChange={(value) => {
          setSort(SORTS.find((one) => one.value === value)?.value ?? 'price')
          setPage(1)
        }}
      />
      {state.data === undefined && <ReadState of={state} label="products" />}
      {state.data !== undefined && found.length === 0 && <EmptyState title={messages.arsNothingToReplace} />}
      <div className={classes.cards}>
        {found.map((unit) => (
          <Candidate
            key={unit.key}
            model={model}
            unit={unit}
            like={first?.lines[0]}
            isChosen={chosen.some(({ key }) => key === unit.key)}
            onChoose={(isChosen) =>
              setChosen((now) => [...now.filter(({ key }) => key !== unit.key), ...(isChosen ? [unit] : [])])
            }
          />
        ))}
      </div>
      <div className={classes.foot}>
        <Pages page={page} more={more} onPage={setPage} />
        <span className={classes.quiet}>
          {chosen.length} of {units.length} chosen
        </span>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={isMixed || !mayReplace(units.length, chosen.length)} onClick={() => setAsked(true)}>
          Replace…
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={messages.arsSureReplace}
        yes="Replace"
        busy={replace.isPending}
        onYes={() => replace.mutate(chosen)}
        onNo={() => setAsked(false)}
      >
        {chosen.map(({ key, products }) => (
          <div key={key}>{products[0]?.name}</div>
        ))}
      </ConfirmDialog>
    </Modal>
  )
}

/** Products of the listing that a page of it has. */
const PAGE = 9

interface PagesProps {
  readonly page: number
  readonly more: boolean
  readonly onPage: (page: number) => void
}

function Pages({ page, more, onPage }: PagesProps) {
  if (page === 1 && !more) return null
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Those before
      </Button>
      <Button variant="default" size="compact-sm" disabled={!more} onClick={() => onPage(page + 1)}>
        More products
      </Button>
    </>
  )
}

/** What the portal offers in place of these, of their kind. */
function useOffers(model: CartModel, store: Store, units: readonly ReplacedUnit[], page: number, sort: Sort) {
  const [first] = units
  const { cartType } = model
  const like = first?.products[0]
  const body = bodyFor(model, store, { like, isSet: first?.lines[0]?.line.proposal?.isSet === true, page, sort })
  const isOn = like !== undefined
  const afs = usePortal('afs.candidates', { body }, { enabled: isOn && cartType === 'afs', keepPrevious: true })
  const car = usePortal('car.candidates', { body }, { enabled: isOn && cartType === 'car', keepPrevious: true })
  const state = cartType === 'car' ? car : afs
  const setSizes = first?.lines[0]?.line.proposal?.isSet ? first.lines.length : undefined
  const { products = [], total } = state.data?.answer ?? {}
  const came = products.length + (state.data?.unread ?? 0)
  const more = hasMore({ size: PAGE, came, news: came, total: (page - 1) * PAGE + came, countTold: total })
  return { state, more, found: replacingUnits(products, setSizes) }
}

interface Offered {
  /** What they are like; nothing is asked for without it. */
  readonly like: Product | undefined
  readonly isSet: boolean
  readonly page: number
  readonly sort: Sort
}

function bodyFor(model: CartModel, store: Store, { like, isSet, page, sort }: Offered): Args<'afs.candidates'>['body'] {
  const { mapping, rights } = model.supply()
  return {
    page,
    filters: {
      subcategoryId: like?.subcategory.id ?? 0,
      typeId: like?.type.id ?? 0,
      ...(isSet && { gender: like?.gender ?? '' }),
    },
    sort,
    misc: {
      map: activeSellers(mapping).map(({ whID }) => whID),
      userid: store.id,
      rules: ruleIds(rights.rules),
      signage: store.fcf.signage,
      storetype: store.fcf.concept,
      include: [],
      exclude: model.store.getState().cart.lines.map(({ line }) => line.id),
    },
  }
}

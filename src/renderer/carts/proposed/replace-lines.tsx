/** Other products take the places of lines of a proposed cart: as many as are replaced, of their kind, with stock enough. */
import { Button, Checkbox, Modal, SegmentedControl } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PricedLine } from '../../../shared/domain/carts/cart.ts'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import { newLine } from '../../../shared/domain/carts/cart-rules.ts'
import { groupingKey, isSetStore } from '../../../shared/domain/carts/proposal.ts'
import {
  mayReplace,
  type Replaceable,
  replacedUnits,
  replaceEntry,
  replacingPieces,
  replacingUnits,
} from '../../../shared/domain/carts/replace-proposed.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import { priceCart } from '../../../shared/domain/pricing/price-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { dotted } from '../../../shared/text.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { refreshCart } from '../../app/cart.ts'
import { portalQuery, usePageWrite, usePortal } from '../../app/queries.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { toast } from '../../parts/toasts.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import type { CartModel } from '../model/cart-model.ts'
import classes from './proposed.module.css'

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
  const units = useMemo(() => {
    const { lines } = model.store.getState().cart
    const wanted = new Set(ids)
    const sets = new Set(
      lines.flatMap(({ line }) => (wanted.has(line.id) && line.proposal?.isSet ? [line.parent] : [])),
    )
    // Of a set all sizes go.
    return replacedUnits(
      lines.filter(({ line }) => wanted.has(line.id) || (line.proposal?.isSet && sets.has(line.parent))),
    )
  }, [model, ids])
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<Sort>('arsbestseller')
  const [chosen, setChosen] = useState<readonly Replaceable[]>([])
  const [isAsked, setAsked] = useState(false)
  const [first] = units
  const example = first?.products[0]
  const setSizes = first?.lines[0]?.line.proposal?.isSet ? first.lines.length : undefined
  const { cartType } = model
  const body = useBody(model, store, first?.lines[0], page, sort)
  const isOn = example !== undefined
  const afs = usePortal('afs.candidates', { body }, { enabled: isOn && cartType === 'afs', keepPrevious: true })
  const car = usePortal('car.candidates', { body }, { enabled: isOn && cartType === 'car', keepPrevious: true })
  const { data, error, refetch, isFetching } = cartType === 'car' ? car : afs
  const found = data === undefined ? [] : replacingUnits(data.answer.products, setSizes)
  const replace = useReplace(model, store, units, onDone)
  const isMixed =
    new Set(units.flatMap(({ lines: [line] }) => (line === undefined ? [] : [groupingKey(line, store.fcf.signage)])))
      .size > 1
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
      {data === undefined && error === null && <LoadingState lines={4} label="Looking for products" />}
      {data === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && found.length === 0 && <EmptyState title={messages.arsNothingToReplace} />}
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
        {data !== undefined && data.answer.total > 9 && (
          <>
            <Button variant="default" size="compact-sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Those before
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              disabled={page * 9 >= data.answer.total}
              onClick={() => setPage(page + 1)}
            >
              More products
            </Button>
          </>
        )}
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
        busy={replace.isBusy}
        onYes={() => replace.send(chosen)}
        onNo={() => setAsked(false)}
      >
        {chosen.map(({ key, products }) => (
          <div key={key}>{products[0]?.name}</div>
        ))}
      </ConfirmDialog>
    </Modal>
  )
}

function useBody(
  model: CartModel,
  store: Store,
  like: PricedLine | undefined,
  page: number,
  sort: Sort,
): Args<'afs.candidates'>['body'] {
  const { mapping, rights } = model.supply()
  const isSet = like?.line.proposal?.isSet === true
  return {
    page,
    filters: {
      subcategoryId: like?.product?.subcategory.id ?? 0,
      typeId: like?.product?.type.id ?? 0,
      ...(isSet && { gender: like.product?.gender ?? '' }),
    },
    sort,
    misc: {
      map: activeSellers(mapping).map(({ whID }) => whID),
      userid: store.id,
      rules: rights.rules.map(({ id }) => id),
      signage: store.fcf.signage,
      storetype: store.fcf.concept,
      include: [],
      exclude: model.store.getState().cart.lines.map(({ line }) => line.id),
    },
  }
}

function Replaced({ lines }: { readonly lines: readonly PricedLine[] }) {
  const [first] = lines
  if (first?.product === undefined) return null
  const { id, name, mrp, color } = first.product
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <ProductPicture name={String(id)} size="108x131" alt="" />
      </span>
      <span>
        <strong>{name}</strong>
        <div className={classes.quiet}>
          {dotted(
            lines.length > 1 ? `Set of ${lines.length} sizes` : undefined,
            color,
            `MRP ${formatAmount(mrp)}`,
            counted.pieces(lines.reduce((sum, { line }) => sum + line.qty, 0)),
          )}
        </div>
      </span>
    </li>
  )
}

interface CandidateProps {
  readonly model: CartModel
  readonly unit: Replaceable
  readonly like: PricedLine | undefined
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function Candidate({ model, unit, like, isChosen, onChoose }: CandidateProps) {
  const [product] = unit.products
  const pieces = like === undefined ? 1 : replacingPieces(like)
  const priced = useMemo(
    () =>
      priceCart(
        unit.products.map((one) => newLine(one, pieces)),
        { ...model.supply(), products: unit.products },
      ),
    [model, unit, pieces],
  )
  if (product === undefined) return null
  const isShort = priced.lines.some(({ allocatedQty }) => allocatedQty < pieces)
  const label = `Choose ${product.name}`
  return (
    <div className={classes.candidate} data-chosen={isChosen || undefined}>
      <span className={classes.candidateHead}>
        <Checkbox
          aria-label={label}
          checked={isChosen}
          disabled={isShort}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className={classes.picture}>
          <ProductPicture name={String(product.id)} size="108x131" alt="" />
        </span>
        <strong>{product.name}</strong>
      </span>
      <span className={classes.quiet}>
        {dotted(
          product.brand.name,
          unit.products.length > 1 ? `${unit.products.length} sizes` : product.size,
          `MRP ${formatAmount(product.mrp)}`,
          priced.lines[0]?.unit && `net ${formatAmount(priced.lines[0].unit.net)}`,
          `${counted.pieces(priced.lines.reduce((sum, { availableQty }) => sum + availableQty, 0))} there`,
        )}
      </span>
      {isShort && <span className={classes.refusal}>{messages.alternateShort}</span>}
    </div>
  )
}

/** Sends it, and reads the cart anew: the portal alone knows what stands where now. */
function useReplace(
  model: CartModel,
  store: Store,
  units: readonly (Replaceable & { readonly lines: readonly PricedLine[] })[],
  onDone: () => void,
) {
  const client = useQueryClient()
  const own = usePageWrite('afs.replace')
  const operators = usePageWrite('car.replace')
  const [isBusy, setBusy] = useState(false)
  const { cartType } = model
  const send = async (chosen: readonly Replaceable[]) => {
    const products = chosen.flatMap((unit) => unit.products)
    const attributes = await client
      .fetchQuery(portalQuery(client, 'afs.attributes', { body: { productid: products.map(({ id }) => id) } }))
      .then(({ answer }) => new Map(answer.map(({ productid, sleevelength }) => [productid, sleevelength])))
      // It describes, and decides nothing.
      .catch(() => new Map<number, string>())
    const replaceProduct = chosen.flatMap((unit, nth) =>
      unit.products.flatMap((product, at) => {
        const lines = units[nth]?.lines ?? []
        const like = lines[at] ?? lines[0]
        return like === undefined
          ? []
          : [replaceEntry(product, like, { userId: store.id, sleeve: attributes.get(product.id) ?? '' })]
      }),
    )
    const body = {
      isSetProduct: units.some(({ lines }) => lines[0]?.line.proposal?.isSet === true),
      existingProduct: units.flatMap(({ lines }) => lines.map(({ line }) => line.id)),
      userid: store.id,
      replaceProduct,
      mapping: model.supply().mapping.map((entry) => ({ ...entry })),
    }
    if (CART_KINDS[cartType].inParts) await operators.mutateAsync({ query: { user: store.id }, body })
    else await own.mutateAsync({ body: { ...body, isBabyhugStore: isSetStore(store.fcf.signage) } })
  }
  /** Whether what was to go is gone; undefined where the cart can't be read. */
  const reread = async (): Promise<boolean | undefined> => {
    const cart = await refreshCart(cartType).catch(() => undefined)
    if (cart === undefined) return undefined
    model.refreshed(cart)
    const replaced = new Set(units.flatMap(({ lines }) => lines.map(({ line }) => line.id)))
    return cart.lines.every(({ id }) => !replaced.has(id))
  }
  return {
    isBusy,
    send: (chosen: readonly Replaceable[]) => {
      setBusy(true)
      send(chosen)
        .then(
          async () => {
            toast.done(messages.arsReplaced)
            onDone()
            if ((await reread()) === undefined) toast.warn(messages.proposedNotRefreshed)
          },
          async (thrown: unknown) => {
            const error = appErrorOf(thrown)
            // A lost answer may have been a yes: the cart tells.
            const isDone = await reread()
            if (error.sentence !== 'writeLost' || isDone !== true) return toast.failed(error.message)
            toast.done(messages.foundDone)
            onDone()
          },
        )
        .finally(() => setBusy(false))
    },
  }
}

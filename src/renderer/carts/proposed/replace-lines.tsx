/** Replaces lines of a proposed cart by other products: as many as are replaced, of the same kind, and with enough stock. */
import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core'
import { IconListSearch, IconPackageOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import {
  idsOf,
  missingToReplace,
  offersWords,
  pairUp,
  type Replaceable,
  type Replaced,
  unitsToReplace,
} from '../../../shared/domain/carts/replace-proposed.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { hasWords } from '../../../shared/text.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Retry } from '../../parts/retry.tsx'
import stack from '../../parts/stack.module.css'
import type { CartModel } from '../model/cart-model.ts'
import classes from './proposed.module.css'
import { Candidate, nameOfUnit, RemoveButton, ReplacedRow } from './replace-cards.tsx'
import { type OtherParts, SORTS, type Sort, useOffers, useStockOf } from './use-offers.ts'
import { useReplace } from './use-replace.ts'

/** Cards per page. */
const PAGE = 9

export interface ReplaceLinesProps {
  readonly model: CartModel
  readonly store: Store
  readonly ids: readonly number[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function ReplaceLines({ model, store, ids, onClose, onDone }: ReplaceLinesProps) {
  const units = useMemo(() => unitsToReplace(model.store.getState().cart.lines, ids), [model, ids])
  const [sort, setSort] = useState<Sort>('arsbestseller')
  const [chosen, setChosen] = useState<readonly Replaceable[]>([])
  const [isOpen, setOpen] = useState(false)
  const offered = useOffers(model, store, units, sort)
  const { refusal, offers } = offered
  const found = useFound(offers.fitting)
  const stock = useStockOf(
    model,
    useMemo(() => [...offers.fitting, ...chosen], [offers, chosen]),
  )
  const pairs = useMemo(() => pairUp(units, chosen, stock.piecesOf), [units, chosen, stock.piecesOf])
  const replace = useReplace(model, store, onDone)
  const missing = missingToReplace(units, chosen, pairs, store.fcf.signage)
  const takeBack = (key: string) => setChosen((now) => now.filter((one) => one.key !== key))
  const sortBy = (value: string) => {
    setSort(SORTS.find((one) => one.value === value)?.value ?? 'price')
    found.setPage(1)
  }
  const choose = (by: Replaceable, isChosen: boolean) =>
    isChosen ? setChosen((now) => [...now.filter(({ key }) => key !== by.key), by]) : takeBack(by.key)
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title="Replace products" size="xl">
      <Places units={units} chosen={chosen} pairs={pairs} onTakeBack={takeBack} />
      <UnknownLines ids={ids} units={units} />
      {refusal !== undefined && <p className={classes.refusal}>{refusal}</p>}
      {refusal === undefined && units.length > 0 && (
        <>
          <Finding offered={offered} found={found} sort={sort} onSort={sortBy} />
          <Offers {...{ units, offered, found, chosen, pairs, stock }} onChoose={choose} />
        </>
      )}
      <div className={classes.foot}>
        {found.pages > 1 && <Pages page={found.page} of={found.pages} count={found.count} onPage={found.setPage} />}
        <span className={classes.missing} role="status">
          {missing}
        </span>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={missing !== undefined || refusal !== undefined}
          title={refusal ?? missing}
          onClick={() => setOpen(true)}
        >
          Replace…
        </Button>
      </div>
      <ConfirmDialog
        opened={isOpen}
        title={messages.arsSureReplace}
        yes="Replace"
        busy={replace.isPending}
        onYes={() => replace.mutate(pairs)}
        onNo={() => setOpen(false)}
      >
        {pairs.map(({ unit, by, products }) => (
          <div key={by.key}>
            {nameOfUnit(unit.products)} → <strong>{nameOfUnit(products)}</strong>
          </div>
        ))}
      </ConfirmDialog>
    </Modal>
  )
}

function useFound(fitting: readonly Replaceable[]) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const matching = fitting.filter((one) => hasWords(wordsIn(one), typed))
  const pages = Math.max(1, Math.ceil(matching.length / PAGE))
  const currentPage = Math.min(page, pages)
  return {
    typed,
    search: (text: string) => {
      setTyped(text)
      setPage(1)
    },
    count: matching.length,
    pages,
    page: currentPage,
    setPage,
    onPage: matching.slice((currentPage - 1) * PAGE, currentPage * PAGE),
  }
}

type Found = ReturnType<typeof useFound>
type Offered = ReturnType<typeof useOffers>

interface FindingProps {
  readonly offered: Offered
  readonly found: Found
  readonly sort: Sort
  readonly onSort: (value: string) => void
}

function Finding({ offered: { others, state, offers }, found, sort, onSort }: FindingProps) {
  return (
    <div className={stack.foot}>
      <SegmentedControl size="xs" aria-label="Sort products" data={[...SORTS]} value={sort} onChange={onSort} />
      <TextInput
        size="xs"
        className={classes.search ?? ''}
        type="search"
        aria-label="Search products"
        placeholder="Name, brand, colour or ID"
        value={found.typed}
        onChange={(event) => found.search(event.currentTarget.value)}
      />
      {others.isRead && state.data !== undefined && <span className={classes.quiet}>{offersWords(offers)}</span>}
    </div>
  )
}

interface OffersProps extends Pick<PlacesProps, 'units' | 'chosen' | 'pairs'> {
  readonly offered: Offered
  readonly found: Found
  readonly stock: ReturnType<typeof useStockOf>
  readonly onChoose: (by: Replaceable, isChosen: boolean) => void
}

function Offers({ units, offered, found, chosen, pairs, stock, onChoose }: OffersProps) {
  const { state, offers, others, warnsOfOwnBrands } = offered
  const isWhole = others.isRead && state.data !== undefined && state.data.coming === undefined
  return (
    <>
      <ReadState of={state} label="products" />
      <OthersUnread others={others} />
      {warnsOfOwnBrands && <Notice tone="warn">{messages.offersOwnBrandOff}</Notice>}
      {state.data !== undefined && !others.isRead && others.error === undefined && (
        <LoadingState lines={2} label="Loading other parts of the cart" />
      )}
      {isWhole && found.count === 0 && <NothingFits units={units} isSearch={offers.fitting.length > 0} />}
      <div className={classes.cards}>
        {found.onPage.map((by) => (
          <Candidate
            key={by.key}
            units={units}
            by={by}
            pair={pairs.find((one) => one.by.key === by.key)}
            isChosen={chosen.some(({ key }) => key === by.key)}
            piecesOf={stock.piecesOf}
            price={stock.unitOf(by.products[0]?.id ?? 0)}
            onChoose={(isChosen) => onChoose(by, isChosen)}
          />
        ))}
      </div>
    </>
  )
}

const wordsIn = ({ products }: Replaceable): string =>
  products.flatMap(({ id, name, brand, color }) => [name, brand.name, color, String(id)]).join(' ')

interface PlacesProps {
  readonly units: readonly Replaced[]
  readonly chosen: readonly Replaceable[]
  readonly pairs: ReturnType<typeof pairUp>
  readonly onTakeBack: (key: string) => void
}

/** The lines to be replaced, each beside its replacement; chosen products that replace no line are listed below. */
function Places({ units, chosen, pairs, onTakeBack }: PlacesProps) {
  const without = chosen.filter(({ key }) => !pairs.some(({ by }) => by.key === key))
  return (
    <>
      <ul className={classes.lines} aria-label="Lines to replace">
        {units.map((unit) => (
          <ReplacedRow
            key={unit.key}
            unit={unit}
            pair={pairs.find((one) => one.unit === unit)}
            onTakeBack={onTakeBack}
          />
        ))}
      </ul>
      {without.map(({ key, products }) => (
        <p key={key} className={classes.refusal}>
          {nameOfUnit(products)}: no line left{' '}
          <RemoveButton name={nameOfUnit(products)} onClick={() => onTakeBack(key)} />
        </p>
      ))}
    </>
  )
}

/** Selected lines that the catalogue doesn't know. */
function UnknownLines({ ids, units }: { readonly ids: readonly number[]; readonly units: readonly Replaced[] }) {
  const going = new Set(idsOf(units))
  const count = ids.filter((id) => !going.has(id)).length
  return count === 0 ? null : <Notice tone="warn">{say('replaceSome', { lines: counted.lines(count) })}</Notice>
}

/** A notice about brands whose products can't be offered, because it isn't known if they are already in the cart. */
function OthersUnread({ others: { unread, error, state } }: { readonly others: OtherParts }) {
  if (error === undefined && unread.length === 0) return null
  return (
    <Notice tone="warn" actions={<Retry onClick={() => void state.refetch()} busy={state.isFetching} />}>
      {error === undefined
        ? say('partsUnread', { brands: unread.map(({ name }) => name).join(', ') })
        : say('partsUnknown', { why: error })}
    </Notice>
  )
}

function NothingFits({ units, isSearch }: { readonly units: readonly Replaced[]; readonly isSearch: boolean }) {
  if (isSearch) return <EmptyState icon={IconListSearch} title={messages.offersNoneFound} />
  const isSet = units.some(({ lines: [first] }) => first?.line.proposal?.isSet === true)
  return (
    <EmptyState icon={IconPackageOff} title={messages.arsNothingToReplace}>
      {isSet ? messages.offersNoneFitSet : messages.offersNoneFit}
    </EmptyState>
  )
}

interface PagesProps {
  readonly page: number
  readonly of: number
  /** The number of cards on all pages. */
  readonly count: number
  readonly onPage: (page: number) => void
}

function Pages({ page, of, count, onPage }: PagesProps) {
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button variant="default" size="compact-sm" disabled={page === of} onClick={() => onPage(page + 1)}>
        Next
      </Button>
      <span className={classes.quiet}>
        {formatCount((page - 1) * PAGE + 1)}–{formatCount(Math.min(count, page * PAGE))} of {formatCount(count)}
      </span>
    </>
  )
}

/** A product picker, three products at a time, each compared with the one it replaces: price, stock, shipping days. */
import { ActionIcon, CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconListSearch, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import type { ProductView } from '../../../shared/domain/pricing/product-view.ts'
import {
  type Looking,
  notOffered,
  type PartKind,
  type PickRule,
  pick,
  unpick,
} from '../../../shared/domain/replenishment/picking.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount, formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import { toast } from '../../parts/toasts.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import { type Candidates, PICKER_PAGE, type Source, useCandidates, useViews } from './candidates.ts'
import type { Alternate } from './my-ars-model.ts'
import classes from './picker.module.css'
import type { ArsFacts } from './use-ars-facts.ts'

const SOURCES: Readonly<Record<Source, string>> = { listing: 'Global listing', bin: 'ARS bin' }

const NONE: readonly number[] = []

export interface PickerProps {
  readonly kind: PartKind
  /** True if the user chooses the kind: a search by name or ID then covers every kind. */
  readonly isAnyKind?: boolean
  /** Ids that aren't offered, as they are in the line already. */
  readonly exclude: readonly number[]
  /** Parents of My ARS, if another one is being added. */
  readonly listed?: readonly number[]
  readonly facts: ArsFacts
  readonly source: Source
  /** Undefined if there is no choice of sources. */
  readonly onSource?: (source: Source) => void
  readonly chosen: readonly Alternate[]
  readonly onChosen: (chosen: readonly Alternate[], looking?: Looking) => void
  /** The number of products to choose, with the messages for too many and for none. */
  readonly rule: PickRule
  /** The product being replaced: its figures are shown first. */
  readonly original?: Alternate | undefined
  readonly originalTitle?: string
}

export function Picker(props: PickerProps) {
  const { kind, isAnyKind = false, exclude, listed = NONE, facts, source, onSource, chosen, onChosen, original } = props
  const { originalTitle = 'Current' } = props
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 300)
  const candidates = useCandidates(
    {
      source,
      kind,
      isAnyKind,
      search,
      userid: facts.userid,
      exclude: notOffered(exclude, facts.pending.is),
    },
    listed,
  )
  const originals = useViews(original === undefined ? [] : [original.id])
  return (
    <div className={stack.middle}>
      <div className={classes.bar}>
        {onSource !== undefined && (
          <SegmentedControl
            size="xs"
            aria-label="Source"
            data={Object.entries(SOURCES).map(([value, label]) => ({ value, label }))}
            value={source}
            onChange={(value) => onSource(value === 'bin' ? 'bin' : 'listing')}
          />
        )}
        <TextInput
          className={classes.search ?? ''}
          size="xs"
          aria-label="Search for a product"
          placeholder="Name or ID"
          leftSection={<IconSearch size={14} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span className={classes.count} role="status">
          {chosen.length > 0 && `${counted.products(chosen.length)} selected`}
        </span>
      </div>
      <Chosen chosen={chosen} onChosen={onChosen} />
      <UnknownNotice of={facts.pending} />
      <div className={classes.row}>
        {original !== undefined && (
          <div className={classes.original}>
            <span className={classes.label}>{originalTitle}</span>
            <Facts product={original} view={originals.get(original.id)} />
          </div>
        )}
        {facts.pending.is.known && (
          // Another search starts at its first product.
          <Cards key={JSON.stringify([source, kind, search])} {...props} candidates={candidates} />
        )}
      </div>
      {candidates.lack !== undefined && <Notice tone="warn">{candidates.lack}</Notice>}
    </div>
  )
}

/** The chosen products, from any page. */
function Chosen({ chosen, onChosen }: Pick<PickerProps, 'chosen' | 'onChosen'>) {
  if (chosen.length === 0) return null
  return (
    <ul className={`${stack.bare} ${classes.chosen}`} aria-label="Selected products">
      {chosen.map((product) => (
        <li key={product.id} title={product.name}>
          <span>{calledBy(product)}</span>
          <CloseButton
            size="xs"
            aria-label={`Remove ${calledBy(product)}`}
            onClick={() => onChosen(unpick(chosen, product.id))}
          />
        </li>
      ))}
    </ul>
  )
}

function Cards({ chosen, onChosen, rule, original, candidates }: PickerProps & { candidates: Candidates }) {
  const [first, setFirst] = useState(0)
  const { looking, products, views, refused, error, isLoading, isFetching, retry, more } = candidates
  const at = Math.min(first, Math.max(0, products.length - 1))
  const page = products.slice(at, at + PICKER_PAGE)
  const isNearEnd = at + 2 * PICKER_PAGE >= products.length
  useEffect(() => {
    if (isNearEnd) more?.()
  }, [isNearEnd, more])
  if (error !== undefined && products.length === 0)
    return <ErrorState error={error} onRetry={retry} busy={isFetching} />
  if (isLoading) return <LoadingState lines={3} label="Loading products" />
  if (looking === undefined || products.length === 0) {
    return (
      <div className={classes.nothing}>
        <EmptyState
          icon={IconListSearch}
          title={looking === undefined ? messages.arsChooseKind : (refused ?? messages[rule.none])}
        />
      </div>
    )
  }
  const toggle = (product: Alternate) => {
    const picked = pick(rule, chosen, product)
    if ('refused' in picked) toast.warn(messages[picked.refused])
    else onChosen(picked.chosen, looking)
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label="Previous products"
        disabled={at === 0}
        onClick={() => setFirst(Math.max(0, at - PICKER_PAGE))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ul className={classes.cards} aria-label="Available products">
        {page.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className={classes.card}
              aria-pressed={chosen.some(({ id }) => id === product.id)}
              onClick={() => toggle(product)}
            >
              <Facts product={product} view={views.get(product.id)} beside={original} />
            </button>
          </li>
        ))}
      </ul>
      <ActionIcon
        variant="subtle"
        aria-label="Next products"
        disabled={at + PICKER_PAGE >= products.length}
        onClick={() => setFirst(at + PICKER_PAGE)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </>
  )
}

interface FactsProps {
  readonly product: Alternate
  /** Undefined while unknown, or if it isn't sold to this store. */
  readonly view: ProductView | undefined
  /** The product whose price it is compared with. */
  readonly beside?: Alternate | undefined
}

function Facts({ product, view, beside }: FactsProps) {
  const { id, name, mrp, estimatedShipDays } = product
  const { title, variant } = nameParts(product)
  const days = view?.shipDays ?? estimatedShipDays
  const dearer = beside === undefined ? 0 : mrp - beside.mrp
  return (
    <>
      <span className={classes.picture}>
        <ProductPicture name={String(id)} size="108x131" alt="" />
      </span>
      <strong className={classes.name} title={name}>
        {title}
      </strong>
      <span className={text.small}>{dotted(variant, String(id))}</span>
      <dl className={classes.facts}>
        <div>
          <dt>MRP</dt>
          <dd data-tone={dearer > 0 ? 'dearer' : undefined}>{formatAmount(mrp)}</dd>
        </div>
        <div>
          <dt>Net price</dt>
          <dd>{view?.unit === undefined ? '–' : formatAmount(view.unit.net)}</dd>
        </div>
        <div>
          <dt>In warehouses</dt>
          <dd>{view === undefined ? '–' : formatCount(view.available)}</dd>
        </div>
        <div>
          <dt>Ships in</dt>
          <dd>{days === undefined ? '–' : counted.days(days)}</dd>
        </div>
      </dl>
    </>
  )
}

/** Adds a product to the list: first the parent, then up to three alternates and the target stock. */
import { NumberInput, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { kindChoices, kindOnceFound, withPart } from '../../../shared/domain/replenishment/kind-choices.ts'
import { kindOf, leastTarget, MOST_TARGET, refuseTarget } from '../../../shared/domain/replenishment/my-ars.ts'
import { inLine, type Looking, type PartKind, PICKS } from '../../../shared/domain/replenishment/picking.ts'
import { messages } from '../../../shared/messages.ts'
import { usePageWrite, usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { mapLoadable } from '../../navigation/loadable.ts'
import { toast } from '../../parts/toasts.tsx'
import { ArsQuestion, type Takes } from './ars-question.tsx'
import type { Source } from './candidates.ts'
import type { Alternate } from './my-ars-model.ts'
import { PickDialog } from './pick-dialog.tsx'
import classes from './picker.module.css'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface AddParentProps {
  readonly source: Source
  readonly facts: ArsFacts
  /** The product chosen before the dialog was opened. */
  readonly start?: Alternate | undefined
  /** The list's filter: the product is searched for there first. */
  readonly within?: PartKind
  readonly onClose: () => void
}

const NOTHING: readonly number[] = []

/** The labels of each action: the same from the button that starts it to the confirmation. */
const ADDING = { title: 'Alternates of', to: 'Add to My ARS', yes: 'Add' } as const
const RESTORING = { title: 'Restore', to: 'Restore', yes: 'Restore' } as const

/** Two steps: the parent, unless it was chosen before, then its alternates. */
export function AddParent({ source, facts, start, within = {}, onClose }: AddParentProps) {
  const [parent, setParent] = useState(start)
  if (parent === undefined) {
    return <ChooseParent source={source} facts={facts} within={within} onChoose={setParent} onClose={onClose} />
  }
  const act = source === 'bin' && start !== undefined ? RESTORING : ADDING
  return <ChooseAlternates {...{ source, facts, parent, act, onClose }} />
}

interface ChooseParentProps extends Pick<AddParentProps, 'source' | 'facts' | 'onClose'> {
  readonly within: PartKind
  readonly onChoose: (parent: Alternate) => void
}

function ChooseParent({ source, facts, within, onChoose, onClose }: ChooseParentProps) {
  const [kind, setKind] = useState(within)
  const [chosen, setChosen] = useState<readonly Alternate[]>([])
  const [picked] = chosen
  const list = usePortal('ars.parents', {}, { enabled: source === 'listing' }).data?.answer
  const listed = useMemo(() => list?.rows.map(({ id }) => id), [list]) ?? NOTHING
  const choose = (products: readonly Alternate[], looking?: Looking) => {
    setChosen(products)
    setKind(kindOnceFound(kind, products, looking))
  }
  return (
    <PickDialog
      title={source === 'bin' ? 'Add from the ARS bin' : 'Add from the global listing'}
      go="Choose alternates"
      rule={PICKS.parent}
      above={<KindFields kind={kind} of={picked} source={source} userid={facts.userid} onChange={setKind} />}
      facts={facts}
      source={source}
      exclude={NOTHING}
      listed={listed}
      kind={kind}
      isAnyKind
      chosen={chosen}
      onChosen={choose}
      onGo={() => picked !== undefined && onChoose(picked)}
      onClose={onClose}
    />
  )
}

interface ChooseAlternatesProps extends Pick<AddParentProps, 'source' | 'facts' | 'onClose'> {
  readonly parent: Alternate
  readonly act: typeof ADDING | typeof RESTORING
}

function ChooseAlternates({ source, facts, parent, act, onClose }: ChooseAlternatesProps) {
  const [alternates, setAlternates] = useState<readonly Alternate[]>([])
  const [target, setTarget] = useState<number | string>(leastTarget(parent.producttype.typeid))
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    const against = refuseTarget(Number(target), parent.producttype.typeid)
    if (against === undefined) setOpen(true)
    else toast.warn(messages[against.key])
  }
  return (
    <PickDialog
      title={`${act.title} ${parent.name}`}
      go={`${act.to}…`}
      rule={PICKS.alternates}
      facts={facts}
      source={source}
      exclude={inLine(parent)}
      kind={kindOf(parent)}
      original={parent}
      originalTitle="Product"
      chosen={alternates}
      onChosen={setAlternates}
      onGo={ask}
      onClose={onClose}
      beside={
        <NumberInput
          label="Target stock"
          className={classes.target ?? ''}
          min={1}
          max={MOST_TARGET}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={target}
          onChange={setTarget}
        />
      }
      question={
        isOpen && (
          <SureToAdd
            {...{ source, facts, parent, alternates, target: Number(target), yes: act.yes }}
            onDone={onClose}
            onClose={() => setOpen(false)}
          />
        )
      }
    />
  )
}

interface SureToAddProps {
  readonly source: Source
  readonly facts: ArsFacts
  readonly parent: Alternate
  readonly alternates: readonly Alternate[]
  readonly target: number
  /** The verb on the button. */
  readonly yes: string
  readonly onDone: () => void
  readonly onClose: () => void
}

function SureToAdd({ source, facts, parent, alternates, target, yes, onDone, onClose }: SureToAddProps) {
  // A parent that was chosen elsewhere hasn't been checked for pending requests.
  const takes = mapLoadable(facts.pending, (): Takes => ({ missing: undefined }))
  const fromListing = usePageWrite('ars.create')
  const fromBin = usePageWrite('ars.createFromBin')
  const write = source === 'bin' ? fromBin : fromListing
  const send = async () => {
    const body = {
      userid: facts.userid,
      productId: parent.id,
      targetStock: target,
      ...kindOf(parent),
      brandId: parent.brand.id,
      alternateProductIds: alternates.map(({ id }) => id),
      storeType: facts.storeType,
    }
    await write.mutateAsync({ body })
    return messages.arsAdded
  }
  return (
    <ArsQuestion
      title={alternates.length === 0 ? messages.arsSureAddAlone : messages.arsSureAdd}
      yes={yes}
      takes={takes}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <ProductLine product={parent} more={`Target stock ${target}`} />
      {alternates.map((one) => (
        <ProductLine key={one.id} product={one} more="alternate" />
      ))}
    </ArsQuestion>
  )
}

interface KindFieldsProps {
  readonly kind: PartKind
  /** The picked product: its kind can be chosen even if the lists don't have it. */
  readonly of: Alternate | undefined
  readonly source: Source
  readonly userid: number
  readonly onChange: (kind: PartKind) => void
}

const options = (kinds: readonly { readonly id: number; readonly name: string }[]) =>
  kinds.map(({ id, name }) => ({ value: String(id), label: name }))
const idOf = (value: string | null) => (value === null ? undefined : Number(value))
const textOf = (id: number | undefined) => (id === undefined ? null : String(id))

/** The category, subcategory and type of a parent; they decide which products are offered. */
function KindFields({ kind, of, source, userid, onChange }: KindFieldsProps) {
  const list = usePortal('ars.filters', {}, { enabled: source === 'listing' })
  const bin = usePortal('ars.binFilters', { query: { userid } }, { enabled: source === 'bin' })
  const read = source === 'bin' ? bin : list
  const lists = read.data?.answer
  if (lists === undefined) return <ReadState of={read} label="categories, subcategories and types" />
  const { categories, subcategories, types } = kindChoices(lists, kind, of)
  const choose = (part: keyof PartKind) => (value: string | null) => onChange(withPart(kind, part, idOf(value)))
  const field = { searchable: true, allowDeselect: false, size: 'xs' } as const
  return (
    <div className={classes.kind}>
      <Select
        {...field}
        label="Category"
        data={options(categories)}
        value={textOf(kind.categoryId)}
        onChange={choose('categoryId')}
      />
      <Select
        {...field}
        label="Subcategory"
        data={options(subcategories)}
        value={textOf(kind.subcategoryId)}
        disabled={kind.categoryId === undefined}
        onChange={choose('subcategoryId')}
      />
      <Select
        {...field}
        label="Type"
        data={options(types)}
        value={textOf(kind.typeId)}
        disabled={kind.subcategoryId === undefined}
        onChange={choose('typeId')}
      />
    </div>
  )
}

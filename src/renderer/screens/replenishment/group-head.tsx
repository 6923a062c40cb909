/** The head of a group: its kind, and the total of its targets beside the minimum for it. */
import { useStore } from 'zustand'
import { type GroupTotal, groupKey, groupTotal, kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import type { GridGroup } from '../../grid/grid-items.ts'
import { groupArgs } from './group-now.ts'
import classes from './my-ars.module.css'
import type { MyArsModel, Parent } from './my-ars-model.ts'

export interface ArsGroup extends GridGroup {
  readonly first: Parent
}

/** For example `Diapering › Wipes › Baby wipes`. */
export const kindInWords = ({ category, subcategory, producttype }: Parent): string =>
  [category.name, subcategory.name, producttype.typename].join(' › ')

export interface GroupHeadProps {
  readonly group: ArsGroup
  readonly model: MyArsModel
  /** True if every parent of each group is loaded, so the portal isn't asked. */
  readonly isWhole: boolean
}

export const ArsGroupHead = ({ group: { first }, model, isWhole }: GroupHeadProps) => (
  <span className={classes.head}>
    <strong>{kindInWords(first)}</strong>
    {isWhole ? <Live first={first} model={model} /> : <FetchedTotal first={first} model={model} />}
  </span>
)

type OfGroup = Pick<GroupHeadProps, 'model'> & { readonly first: Parent }

function Live({ first, model }: OfGroup) {
  const key = groupKey(first)
  const total = useStore(model.totals, ({ byGroup }) => byGroup.get(key))
  return total === undefined ? null : <Total total={total} />
}

/** While the list is still loading, a group with changes is read from the portal. */
function FetchedTotal({ first, model }: OfGroup) {
  const kind = kindOf(first)
  const byHand = useStore(model.store, (state) => state.byHand)
  const isChanged = model
    .draftsIn(byHand)
    .some(
      ({ categoryId, subcategoryId, typeId }) =>
        categoryId === kind.categoryId && subcategoryId === kind.subcategoryId && typeId === kind.typeId,
    )
  const whole = usePortal('ars.group', groupArgs(kind), { enabled: isChanged }).data?.answer
  if (isChanged && whole !== undefined) return <Total total={groupTotal(whole, byHand)} />
  return <span className={classes.quiet}>{minimumOf(first.originalStock)}</span>
}

const minimumOf = (original: number | undefined): string =>
  original === undefined ? 'Group minimum not available' : `Group minimum ${formatCount(original)}`

function Total({ total: { total, original, missing = 0, spare = 0 } }: { readonly total: GroupTotal }) {
  const difference = missing > 0 ? `${formatCount(missing)} short` : `${formatCount(spare)} above`
  return (
    <span
      className={missing > 0 ? classes.bad : classes.quiet}
      role={missing > 0 ? 'status' : undefined}
      title={messages.arsGroupRule}
    >
      {minimumOf(original)} · targets now {formatCount(total)}
      {original !== undefined && ` (${difference})`}
    </span>
  )
}

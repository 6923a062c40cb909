/** The head of a group: which products, and what their targets come to beside what they may not fall below. */
import { useStore } from 'zustand'
import { groupTotal, kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { usePortal } from '../../app/queries.ts'
import type { GridGroup } from '../../grid/grid-items.ts'
import { groupArgs } from './group-now.ts'
import classes from './my-ars.module.css'
import type { MyArsModel, Parent } from './my-ars-model.ts'

export interface ArsGroup extends GridGroup {
  readonly first: Parent
}

export interface GroupHeadProps {
  readonly group: ArsGroup
  readonly model: MyArsModel
}

export function ArsGroupHead({ group: { first }, model }: GroupHeadProps) {
  const { category, subcategory, producttype, originalStock } = first
  const kind = kindOf(first)
  // The head of a group of which nothing was typed isn't drawn anew by what is typed elsewhere.
  const isChanged = useStore(model.store, ({ byHand }) =>
    model
      .draftsIn(byHand)
      .some(
        ({ categoryId, subcategoryId, typeId }) =>
          categoryId === kind.categoryId && subcategoryId === kind.subcategoryId && typeId === kind.typeId,
      ),
  )
  // What they add up to is known of the whole group alone: it is read when something of it changes.
  const whole = usePortal('ars.group', groupArgs(kind), { enabled: isChanged }).data?.answer
  return (
    <span className={classes.head}>
      <strong>{[category.name, subcategory.name, producttype.typename].join(' › ')}</strong>
      {isChanged && whole !== undefined ? (
        <Total group={whole} model={model} />
      ) : (
        <span className={classes.quiet}>original {countOr(originalStock)}</span>
      )}
    </span>
  )
}

const countOr = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

interface TotalProps {
  readonly group: readonly Parent[]
  readonly model: MyArsModel
}

function Total({ group, model }: TotalProps) {
  const drafts = useStore(model.store, ({ byHand }) => byHand)
  const { total, original, missing } = groupTotal(group, drafts)
  return (
    <span className={missing > 0 ? classes.bad : classes.quiet} role="status">
      original {countOr(original)}, now {formatCount(total)}
      {missing > 0 && `: ${formatCount(missing)} too few`}
    </span>
  )
}

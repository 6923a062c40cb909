/** The suggested target beside each target: the sales' demand, and the figure that overrides it, in two tones. A click takes it. */
import { memo } from 'react'
import { useStore } from 'zustand'
import type { Movement } from '../../../shared/domain/catalogue/movement.ts'
import { groupKey } from '../../../shared/domain/replenishment/my-ars.ts'
import {
  adviseTarget,
  figuresInWords,
  figuresOf,
  type TargetAdvice,
  type TargetBound,
} from '../../../shared/domain/replenishment/target-advice.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import classes from './my-ars.module.css'
import type { MyArsModel, Parent } from './my-ars-model.ts'

/** The explanation of a number: as a tooltip and for screen readers. */
export const because = (why: string) => ({ title: why, 'aria-description': why })

export interface SuggestedProps {
  readonly model: MyArsModel
  readonly parent: Parent
  /** The present target, saved or not. */
  readonly target: number
  readonly movement: Movement | undefined
  readonly mayChange: boolean
}

export const Suggested = memo(function Suggested({ model, parent, target, movement, mayChange }: SuggestedProps) {
  const key = groupKey(parent)
  // Selected as a string, so that a digit typed elsewhere in the group rerenders only the affected rows.
  const adviceJson = useStore(model.totals, ({ byGroup }) =>
    JSON.stringify(adviseTarget({ ...parent, targetStock: target }, movement, byGroup.get(key))),
  )
  const advice = JSON.parse(adviceJson) as TargetAdvice
  const { verdict, suggested, take, bound } = advice
  const why = `${advice.why}. ${figuresInWords(figuresOf(movement))}.`
  if (suggested === undefined) {
    return (
      <span className={classes.quiet} {...because(why)}>
        –
      </span>
    )
  }
  const number = <Ruling suggested={suggested} bound={bound} />
  if (verdict !== 'low' && verdict !== 'high') {
    return (
      <span className={classes.fits} {...because(why)}>
        {number}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={classes.take}
      data-verdict={verdict}
      disabled={!mayChange}
      aria-label={`Target of ${parent.name} (${parent.id}) is too ${verdict}: set it to ${formatCount(take)}`}
      {...because(why)}
      onClick={() => model.change(new Map([[parent.id, take]]))}
    >
      <span aria-hidden>{verdict === 'low' ? '↑' : '↓'}</span>
      {number}
    </button>
  )
})

interface RulingProps {
  /** The target by sales. */
  readonly suggested: number
  readonly bound: TargetBound | undefined
}

const BOUNDS = { min: 'minimum', max: 'maximum' } as const

/** `17`; `minimum 101` above `by sales 17` where a limit replaces it, `17 min loading` where it can't be applied. */
function Ruling({ suggested, bound }: RulingProps) {
  if (bound !== undefined && 'limit' in bound) {
    return (
      <span className={classes.ruled}>
        <span>
          <small className={classes.bound}>{BOUNDS[bound.kind]}</small> {formatCount(bound.limit)}
        </span>
        <small className={classes.bound}>by sales {formatCount(suggested)}</small>
      </span>
    )
  }
  return (
    <>
      {formatCount(suggested)}
      {bound !== undefined && <small className={classes.bound}>{bound.reason}</small>}
    </>
  )
}

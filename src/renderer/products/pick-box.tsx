/** The checkbox that selects a product of the listing, or a whole style; with Shift, everything from the one selected last. */

import { calledBy } from '../../shared/domain/catalogue/called-by.ts'
import classes from './pick-box.module.css'
import type { howMany } from './picked.ts'
import type { ProductItem } from './product-items.ts'

export interface PickBoxProps {
  readonly ids: readonly number[]
  readonly name: string
  readonly chosen: ReturnType<typeof howMany>
  readonly onPick: NonNullable<ProductItem['onPick']>
}

export function PickBox({ ids, name, chosen, onPick }: PickBoxProps) {
  const [id, ...more] = ids
  return (
    <input
      ref={(box) => {
        if (box !== null) box.indeterminate = chosen === 'some'
      }}
      type="checkbox"
      className={classes.box}
      // Several ids are the sizes of a style, which has no number of its own.
      aria-label={`Select ${id === undefined || more.length > 0 ? name : calledBy({ id, name })}`}
      checked={chosen === 'all'}
      onChange={({ nativeEvent }) => onPick(ids, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}

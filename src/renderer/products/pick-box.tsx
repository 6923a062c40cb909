/** Chooses a product of the listing; with Shift all from the one that was chosen last. */

import classes from './pick-box.module.css'
import type { ProductItem } from './product-items.ts'

export interface PickBoxProps {
  readonly id: number
  readonly name: string
  readonly isPicked: boolean | undefined
  readonly onPick: NonNullable<ProductItem['onPick']>
}

export function PickBox({ id, name, isPicked = false, onPick }: PickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={`Choose ${name}`}
      checked={isPicked}
      onChange={({ nativeEvent }) => onPick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}

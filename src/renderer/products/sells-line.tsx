/** Beside a quantity: how long the store's stock of a product lasts, and how much of it to order, by a press. */
import type { Movement } from '../../shared/domain/replenishment/order-assist.ts'
import { stockCover, suggestedWords } from '../../shared/domain/replenishment/sell-through.ts'
import { DaysOfStock } from './days-of-stock.tsx'
import classes from './sells-line.module.css'

export interface SellsLineProps {
  readonly movement: Movement | undefined
  readonly name: string
  /** Pieces to order; 0 where none are suggested, or these are in the field already. */
  readonly suggested: number
  readonly onTake: (pieces: number) => void
  /** `tabIndex` of the button, in a grid that is gone through by arrows. */
  readonly tab?: 0 | -1
}

/** The nearest quantity around it. */
function quantityBeside(button: HTMLElement): HTMLInputElement | undefined {
  for (let around = button.parentElement; around !== null; around = around.parentElement) {
    const field = around.querySelector<HTMLInputElement>('input[inputmode="numeric"]')
    if (field !== null) return field
  }
  return undefined
}

export function SellsLine({ movement, name, suggested, onTake, tab }: SellsLineProps) {
  const cover = stockCover(movement)
  return (
    <span className={classes.line}>
      {cover !== undefined && (
        <DaysOfStock days={cover.days} why={cover.why}>
          {cover.words}
        </DaysOfStock>
      )}
      {suggested > 0 && (
        <button
          type="button"
          className={classes.suggested}
          aria-label={`${suggestedWords(suggested)}: ${name}`}
          title={cover?.why}
          tabIndex={tab}
          onClick={({ currentTarget }) => {
            // The button goes with the press. A grid has no field before it brings its cursor there, which it does itself.
            if (tab === undefined) quantityBeside(currentTarget)?.focus()
            onTake(suggested)
          }}
        >
          {suggestedWords(suggested)}
        </button>
      )}
    </span>
  )
}

/** The days of stock of a product beside its quantity field, with a button that orders the suggested quantity. */
import type { Movement } from '../../shared/domain/catalogue/movement.ts'
import { stockCover, suggestedWords, unsoldWords } from '../../shared/domain/replenishment/sell-through.ts'
import { DaysOfStock } from './days-of-stock.tsx'
import classes from './sells-line.module.css'

export interface SellsLineProps {
  readonly movement: Movement | undefined
  readonly name: string
  /** The suggested quantity; 0 if there is none, or if the field has it already. */
  readonly suggested: number
  readonly onTake: (pieces: number) => void
  /** True if the line also says that nothing was sold. */
  readonly saysUnsold?: boolean
  /** `tabIndex` of the button, in a grid with arrow navigation. */
  readonly tab?: 0 | -1
}

/** `34 days of stock`; narrow rows hide the end. */
function Cover({ words }: { readonly words: string }) {
  const [figure, end] = words.split(/(?= of stock$)/)
  return (
    <>
      {figure}
      {end !== undefined && <span data-part="end">{end}</span>}
    </>
  )
}

/** The nearest quantity field around the button. */
function quantityBeside(button: HTMLElement): HTMLInputElement | undefined {
  for (let around = button.parentElement; around !== null; around = around.parentElement) {
    const field = around.querySelector<HTMLInputElement>('input[inputmode="numeric"]')
    if (field !== null) return field
  }
  return undefined
}

export function SellsLine({ movement, name, suggested, onTake, saysUnsold = false, tab }: SellsLineProps) {
  const cover = stockCover(movement)
  return (
    <span className={classes.line}>
      {cover !== undefined && (
        <DaysOfStock days={cover.days} why={cover.why}>
          <Cover words={cover.words} />
        </DaysOfStock>
      )}
      {saysUnsold && cover === undefined && unsoldWords(movement)}
      {suggested > 0 && (
        <button
          type="button"
          className={classes.suggested}
          aria-label={`${suggestedWords(suggested)}: ${name}`}
          title={cover?.why}
          tabIndex={tab}
          onClick={({ currentTarget }) => {
            // The button disappears on the click, so the field gets the focus. In a grid, the field exists only once the cursor is there,
            // which the grid does itself.
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

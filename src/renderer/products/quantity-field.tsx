/**
 * A quantity: typed, or one of those that are usual. A plain field with the browser's own choices: a listing draws dozens of
 * them while one scrolls, and the component kit's takes as long as the rest of the card many times over.
 */
import { useEffect } from 'react'
import { QUANTITY_CHOICES } from '../../shared/domain/carts/cart-rules.ts'
import { steppedQuantity } from '../../shared/domain/catalogue/stepped-quantity.ts'
import classes from './quantity-field.module.css'

/** One list of choices for all fields of the window. */
const CHOICES = 'quantity-choices'

function offerChoices(): void {
  if (document.getElementById(CHOICES) !== null) return
  const list = document.createElement('datalist')
  list.id = CHOICES
  list.append(...QUANTITY_CHOICES.map((quantity) => new Option(String(quantity))))
  document.body.append(list)
}

export interface QuantityFieldProps {
  readonly label: string
  readonly className: string | undefined
  readonly text: string
  readonly isWrong: boolean
  /** False while it shows what the cart has. */
  readonly isTyped?: boolean
  readonly onChange: (text: string) => void
}

export function QuantityField({ label, className, text, isWrong, isTyped = true, onChange }: QuantityFieldProps) {
  useEffect(offerChoices, [])
  return (
    <span className={`${classes.field} ${className ?? ''}`} data-wrong={isWrong || undefined}>
      <Step sign="−" onStep={() => onChange(steppedQuantity(text, -1))} />
      <input
        type="text"
        list={CHOICES}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        placeholder="Qty"
        inputMode="numeric"
        data-untouched={isTyped ? undefined : ''}
        autoComplete="off"
        maxLength={6}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Step sign="+" onStep={() => onChange(steppedQuantity(text, 1))} />
    </span>
  )
}

/** For the mouse alone: by keyboard a quantity is typed, and no Tab is spent on these. */
const Step = ({ sign, onStep }: { readonly sign: '−' | '+'; readonly onStep: () => void }) => (
  <button type="button" className={classes.step} tabIndex={-1} aria-hidden onClick={onStep}>
    {sign}
  </button>
)

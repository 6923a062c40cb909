/**
 * A quantity: typed, or one of the usual ones. A native input with a datalist: a listing renders dozens of them while scrolling, and the
 * component library's input costs many times as much as the rest of the card.
 */
import { useEffect } from 'react'
import { QUANTITY_CHOICES } from '../../shared/domain/carts/cart-rules.ts'
import { steppedQuantity } from '../../shared/domain/carts/stepped-quantity.ts'
import classes from './quantity-field.module.css'

/** One datalist for all fields of the window. */
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
  /** False while it shows the cart's quantity. */
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

/** For the mouse only: with the keyboard a quantity is typed, so these aren't tab stops. */
const Step = ({ sign, onStep }: { readonly sign: '−' | '+'; readonly onStep: () => void }) => (
  <button type="button" className={classes.step} tabIndex={-1} aria-hidden onClick={onStep}>
    {sign}
  </button>
)

/** Number input for hand-written screens: one field in the row with the cursor; digits, Escape and the down arrow. */
import type { HandScreen } from './hand-screen.ts'

export interface Numbers {
  numberOf(at: number): number
  /** Recomputes everything that depends on a number. */
  edit(at: number, number: number): void
}

/** `column`: the position of the number in a row. */
export function takeNumbers(screen: HandScreen, column: string, numbers: Numbers): void {
  const field = document.createElement('input')
  field.inputMode = 'numeric'
  Object.assign(field.style, { width: '100%', boxSizing: 'border-box', textAlign: 'right' })
  let at = 0
  let before = numbers.numberOf(at)
  const show = (number: number) => {
    numbers.edit(at, number)
    screen.fill(at)
    screen.writeFigures()
  }
  const moveTo = (next: number) => {
    at = next
    before = numbers.numberOf(at)
    field.value = String(before)
    screen.rowAt(at)?.querySelector(`[data-column="${column}"]`)?.append(field)
    if (screen.rowAt(at + 1) === undefined) screen.scroller.scrollTop += screen.height
    field.focus({ preventScroll: true })
    field.select()
  }
  field.addEventListener('input', () => show(Number(field.value)))
  field.addEventListener('keydown', (event) => {
    // Keeps the event from the app below.
    event.stopPropagation()
    if (event.key === 'Escape') {
      show(before)
      field.value = String(before)
      field.select()
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      moveTo(at + 1)
    }
  })
  moveTo(0)
}

/** What can be pressed in the head of the screen that is open, so that the palette can press it, too. */

export interface HeadAction {
  readonly label: string
  /** Presses it, and leaves the focus there, as a hand would. */
  readonly press: () => void
}

export function headActions(): readonly HeadAction[] {
  const found = document.querySelectorAll<HTMLElement>('#screen [data-head-actions] :is(button, a[href])')
  return [...found].flatMap((element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const isOff = element.matches(':disabled, [aria-disabled=true]') || !element.checkVisibility()
    if (label === '' || isOff) return []
    const press = () => {
      element.focus()
      element.click()
    }
    return [{ label, press }]
  })
}

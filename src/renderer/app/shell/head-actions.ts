/** What can be pressed in the head of the screen that is open, so that the palette can press it, too. */

import { toast } from '../../parts/toasts.tsx'

export interface HeadAction {
  readonly label: string
  /** Why it can't be done now. */
  readonly why?: string | undefined
  /** Presses it, and leaves the focus there, as a hand would. */
  readonly press: () => void
}

export function headActions(): readonly HeadAction[] {
  const found = document.querySelectorAll<HTMLElement>('#screen [data-head-actions] :is(button, a[href])')
  return [...found].flatMap((element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    if (label === '' || element.matches(':disabled') || !element.checkVisibility()) return []
    if (element.matches('[aria-disabled=true]')) {
      const why = element.getAttribute('aria-description')
      return why === null ? [] : [{ label, why, press: () => toast.info(why) }]
    }
    const press = () => {
      element.focus()
      element.click()
    }
    return [{ label, press }]
  })
}

/** The buttons in the head of the open screen, so that the palette can press them, too. */

import { toast } from '../../parts/toasts.tsx'

export interface HeadAction {
  readonly label: string
  /** The reason why it can't be pressed now. */
  readonly why?: string | undefined
  /** Clicks the button and leaves the focus on it, as a mouse click would. */
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

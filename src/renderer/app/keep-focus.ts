/**
 * Keyboard and screen reader never fall back to the top of the page. Where what had the focus is disabled, as a button is
 * while it works, or leaves the page, as a row or a closed dialog does, the focus goes on near by: to the same element
 * once it can be used again, else to what had it last in the smallest part of the page that is left.
 */

import { focusHeading } from './focus-heading.ts'

/** As many steps back as a dialog on a dialog on a row needs. */
const STEPS = 20
const PARTS = '#root, [role="dialog"]'

const within = (element: Element): boolean => element.isConnected && element.closest(PARTS) !== null
/** What only took the focus for once can't any more. */
const canFocus = (element: HTMLElement): boolean => element.tabIndex >= 0 || element.hasAttribute('tabindex')
const isOut = (element: HTMLElement): boolean =>
  !within(element) || !canFocus(element) || element.matches(':disabled') || !element.checkVisibility()

/** From the inside out, as they are now: whoever leaves the page forgets his parents. */
function ancestorsOf(element: Element): readonly HTMLElement[] {
  const all: HTMLElement[] = []
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) all.push(at)
  return all
}

interface Step {
  readonly element: HTMLElement
  readonly ancestors: readonly HTMLElement[]
}

export function keepFocus(): void {
  /** What had the focus, the last first. */
  let steps: readonly Step[] = []
  let looking = false

  const isLost = () => document.activeElement === null || document.activeElement === document.body

  const goOn = () => {
    looking = false
    const [last, ...before] = steps
    if (last === undefined || !isLost()) return
    if (!isOut(last.element)) return last.element.focus()
    // It is still there and will be usable again: that is waited for.
    if (within(last.element) && last.element.matches(':disabled')) return
    const screen = document.querySelector<HTMLElement>('main')
    // Another screen is there: it begins at its beginning.
    if (last.ancestors.some((one) => one.matches('main') && !one.isConnected)) return focusPart(screen)
    // A heading that stood while its screen was loading: the screen has its own now.
    if (last.element.matches('h1') && screen?.querySelector('h1')) return focusHeading()
    const part = last.ancestors.find(within)
    const next = before.find(({ element }) => !isOut(element) && (part === undefined || part.contains(element)))
    if (next === undefined) focusPart(part ?? screen)
    else next.element.focus()
  }

  const look = () => {
    if (looking || steps.length === 0 || !isLost()) return
    looking = true
    // A dialog that closes, or a screen that comes, gives the focus to something itself: that comes first.
    requestAnimationFrame(() => requestAnimationFrame(goOn))
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const others = steps.filter(({ element }) => element !== target)
    steps = [{ element: target, ancestors: ancestorsOf(target) }, ...others].slice(0, STEPS)
  })
  const forget = () => {
    steps = []
  }
  // Whoever presses on nothing wants the focus nowhere; nor does what gives it up while it could be used.
  document.addEventListener('pointerdown', forget)
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return
    queueMicrotask(() => isLost() && document.hasFocus() && !isOut(target) && forget())
  })
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
}

/**
 * A part of the page takes the focus for once: the next Tab goes to the first thing in it. What draws no box of its own
 * can't; then the part around it does.
 */
function focusPart(part: HTMLElement | null): void {
  if (part === null) return
  const isOwn = part.hasAttribute('tabindex')
  if (!isOwn) part.tabIndex = -1
  part.focus({ preventScroll: true })
  const took = document.activeElement === part
  if (took && !isOwn) part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  if (took) return
  if (!isOwn) part.removeAttribute('tabindex')
  focusPart(part.parentElement)
}

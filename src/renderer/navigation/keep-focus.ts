/**
 * Keeps keyboard and screen reader users from falling back to the top of the page. If the focused element is disabled, as a button is while
 * it works, or leaves the page, as a row or a closed dialog does, the focus moves nearby: to the same element once it is enabled again,
 * else to the element that last had focus in the smallest part of the page that is left.
 */

import { focusHeading } from './focus-heading.ts'

/** Enough steps back for a dialog over a dialog over a row. */
const STEPS = 20
const PARTS = '#root, [role="dialog"]'

const within = (element: Element): boolean => element.isConnected && element.closest(PARTS) !== null
/** False for an element that was focusable only once, by a temporary tabindex. */
const canFocus = (element: HTMLElement): boolean => element.tabIndex >= 0 || element.hasAttribute('tabindex')
const isOut = (element: HTMLElement): boolean =>
  !within(element) || !canFocus(element) || element.matches(':disabled') || !element.checkVisibility()

/** The ancestors from the inside out, recorded now: an element that leaves the page loses its parents. */
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
  /** Elements that had focus, the latest first. */
  let steps: readonly Step[] = []
  let looking = false

  const isLost = () => document.activeElement === null || document.activeElement === document.body

  const goOn = () => {
    looking = false
    const [last, ...before] = steps
    if (last === undefined || !isLost()) return
    if (!isOut(last.element)) return last.element.focus()
    // The element is still there and will be enabled again: wait for it.
    if (within(last.element) && last.element.matches(':disabled')) return
    const screen = document.querySelector<HTMLElement>('main')
    // Another screen has replaced this one: start at its beginning.
    if (last.ancestors.some((one) => one.matches('main') && !one.isConnected)) return focusPart(screen)
    // The heading belonged to the loading state: the screen has its own now.
    if (last.element.matches('h1') && screen?.querySelector('h1')) return focusHeading()
    const part = last.ancestors.find(within)
    const next = before.find(({ element }) => !isOut(element) && (part === undefined || part.contains(element)))
    if (next === undefined) focusPart(part ?? screen)
    else next.element.focus()
  }

  const look = () => {
    if (looking || steps.length === 0 || !isLost()) return
    looking = true
    // A closing dialog or a new screen moves the focus itself: let that happen first.
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
  // A user who clicks on nothing wants no focus; neither does an element that gives it up while it could keep it.
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
 * Focuses a part of the page once, so that the next Tab goes to the first focusable element in it. An element without a box of its own
 * can't be focused; its parent is focused instead.
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

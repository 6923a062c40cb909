/** Suggestions below a search field: the app's, and a hand-written list. */
import type { ProductSuggestion } from '../../../src/shared/domain/catalogue/product.ts'
import { ask } from './contents.ts'

const suggested: number[] = []

export const suggestedSoFar = (): readonly number[] => suggested

/** Starts recording the real time from each key to its suggestions on the screen. */
export function watchSuggestions(): void {
  let key: number | undefined
  const options = () => document.querySelectorAll('[role="listbox"] [role="option"]').length
  const onKeyDown = (pressed: KeyboardEvent) => {
    // Ignores the keys that empty the field.
    if (pressed.key.length > 1) return
    key = performance.now()
    const startedAt = key
    const look = () => {
      if (key !== startedAt) return
      // The first option is the text itself.
      if (options() < 2) {
        requestAnimationFrame(look)
        return
      }
      key = undefined
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => suggested.push(performance.now() - startedAt)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }
  addEventListener('keydown', onKeyDown, { capture: true })
}

/** Places a field with its list over the app's, using the markup of the list that is open now. */
export function suggestByHand(): void {
  const list = document.querySelector<HTMLElement>('[role="listbox"]')
  const [first, option] = list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []
  if (list === null || first === undefined || option === undefined) throw new Error('There are no suggestions to copy')
  const panel = document.createElement('div')
  panel.id = 'suggest-by-hand'
  Object.assign(panel.style, {
    position: 'fixed',
    top: '60px',
    left: '300px',
    width: '355px',
    background: 'white',
    zIndex: '9999',
  })
  const field = document.createElement('input')
  field.setAttribute('aria-label', 'Search by hand')
  const ownList = list.cloneNode() as HTMLElement
  panel.append(field, ownList)
  document.body.append(panel)
  const [search, product] = [first.cloneNode(true) as HTMLElement, option.cloneNode(true) as HTMLElement]
  const rowOf = ({ id, name, brand, category }: ProductSuggestion): HTMLElement => {
    const row = product.cloneNode(true) as HTMLElement
    const [title, about] = row.children
    if (title !== undefined) title.textContent = name
    if (about !== undefined) about.textContent = [id, brand, category].join(' · ')
    return row
  }
  field.addEventListener('input', async () => {
    const typed = field.value
    if (typed.length < 3) {
      ownList.replaceChildren()
      return
    }
    const products = await ask<readonly ProductSuggestion[]>('products.seen', { typed })
    if (field.value === typed) ownList.replaceChildren(search, ...products.map(rowOf))
  })
}

export function closeSuggestions(): void {
  document.getElementById('suggest-by-hand')?.remove()
}

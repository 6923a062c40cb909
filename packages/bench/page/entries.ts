/**
 * The bench's functions inside a page, by name. Each runs in a separate task: work inside the protocol's command would count as the
 * command's time, not as the page's.
 */

import type { ListedProducts } from '../../../src/shared/bridge/products.ts'
import type { Receiving } from '../../../src/shared/bridge/receiving.ts'
import type { CartSnapshot } from '../../../src/shared/domain/carts/cart.ts'
import { ask, type Card, CardContents, CartContents, CountContents, type Counted } from './contents.ts'
import { takeNumbers } from './hand-numbers.ts'
import { type Contents, capture, HandScreen } from './hand-screen.ts'
import { drawn, leave, open } from './screens.ts'
import { loadUntil, type Scroll, scroll } from './scrolling.ts'
import { closeSuggestions, suggestByHand, suggestedSoFar, watchSuggestions } from './suggestions.ts'

let hand: HandScreen | undefined
let contents: Contents | undefined
let snapshot: CartSnapshot | undefined
let rows: readonly Counted[] = []

const openHand = (name: string, initial: Contents): void => {
  hand = new HandScreen(name, initial)
  contents = initial
}

const gridOf = (label: string): HTMLElement => {
  const grid = document.querySelector<HTMLElement>(`[role="grid"][aria-label="${label}"]`)
  if (grid === null) throw new Error(`There is no grid ${label}`)
  return grid
}

const handNow = (): HandScreen => {
  if (hand === undefined) throw new Error('No screen by hand is open')
  return hand
}

const entries = {
  open,
  leave,
  capture,
  /** Keeps the data of a cart in the form of the app's own screen. */
  keepCart: async (cartType: string) => {
    snapshot = await ask<CartSnapshot>('cart.open', { cart: cartType, fresh: false })
  },
  keepRows: (counted: readonly Counted[]) => {
    rows = counted
  },
  /** Returns the net total of the cart as shown on the screen. */
  cartByHand: (name: string) => {
    if (snapshot === undefined) throw new Error('No cart was kept')
    const cart = new CartContents(snapshot)
    openHand(name, cart)
    return cart.net
  },
  countsByHand: (name: string) => openHand(name, new CountContents(rows)),
  /** Shows a load with its counts, as the app keeps it. */
  loadByHand: async (name: string, load: string) => {
    const { products } = await ask<Receiving>('receiving.read', { load })
    const counted = new Map(products.map((one) => [one.id, one.counted]))
    openHand(name, new CountContents(rows.map((row) => ({ ...row, counted: counted.get(row.id) ?? 0 }))))
  },
  cardsByHand: (name: string, cards: readonly Card[]) => openHand(name, new CardContents(cards)),
  /** Requests and draws a page of a listing. */
  listingByHand: async (name: string, category: string) => {
    const query = {
      page: 1,
      search: '',
      sort: 'newarrivals',
      chosen: { categories: [category] },
      isArs: false,
      fresh: false,
    }
    const { products, facets } = await ask<ListedProducts>('products.list', query)
    const cards = products.map(({ facts: { id, name, brand, mrp } }) => ({ id, name, brand: brand.name, mrp }))
    const choices = Object.values(facets).flatMap((all) => all.map(({ count }) => String(count)))
    openHand(name, new CardContents(cards, choices))
  },
  closeHand: () => {
    hand?.element.remove()
    hand = undefined
  },
  emptyHand: () => handNow().empty(),
  drawHand: () => handNow().draw(),
  typeByHand: (column: string) => takeNumbers(handNow(), column, contents as CartContents | CountContents),
  pasteByHand: async (text: string) => {
    const cart = contents as CartContents
    cart.paste(text)
    handNow().refill()
    handNow().writeFigures()
    await drawn(() => true)
  },
  /** Types like a scanner: digits, then Enter. The app saves the count, as for its own screen. */
  scanByHand: (load: string) => {
    const counts = contents as CountContents
    const screen = handNow()
    let digits = ''
    let marked: HTMLElement | undefined
    screen.element.tabIndex = 0
    screen.element.focus()
    screen.element.addEventListener('keydown', ({ key }) => {
      if (key !== 'Enter') {
        digits += key
        return
      }
      const id = Number(digits)
      digits = ''
      const at = counts.placeOf(id)
      const counted = counts.numberOf(at) + 1
      counts.edit(at, counted)
      screen.scroller.scrollTop = at * screen.height - screen.scroller.clientHeight / 2
      screen.draw()
      screen.fill(at)
      screen.writeFigures()
      marked?.removeAttribute('data-chosen')
      marked = screen.rowAt(at)
      marked?.setAttribute('data-chosen', 'true')
      void ask('receiving.count', { load, id, counted, damaged: 0, isCounted: true })
    })
  },
  scrollHand: (how: Scroll) => scroll(handNow().scroller, how),
  scrollGrid: (label: string, how: Scroll) => scroll(gridOf(label).parentElement ?? gridOf(label), how),
  scrollScreen: (how: Scroll) => scroll(document.getElementById('screen') ?? document.body, how),
  loadUntil,
  watchSuggestions,
  suggestedSoFar,
  suggestByHand,
  closeSuggestions,
  /** Pastes into a grid of the app, and waits until `ready` is among its totals. */
  paste: async (label: string, text: string, ready: string) => {
    const grid = gridOf(label)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const focused = document.activeElement
    const target = focused !== null && grid.contains(focused) ? focused : grid
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await drawn(() => document.querySelector('[aria-label^="Totals of the"]')?.textContent?.includes(ready) === true)
  },
  /** True once the portal's cart has this number of pieces, as far as the app knows. */
  portalHas: async (pieces: number) => {
    const { lines } = await ask<CartSnapshot>('cart.open', { cart: 'all', fresh: false })
    return lines.reduce((sum, { qty }) => sum + qty, 0) === pieces
  },
  fieldText: () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined),
}

export type Entries = typeof entries

Object.assign(globalThis, {
  bench: async (name: keyof Entries, args: readonly unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve))
    return Reflect.apply(entries[name], undefined, args)
  },
})

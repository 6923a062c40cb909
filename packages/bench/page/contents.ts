/** The contents of the hand-written screens, and their figures: computed plainly, all of it at each change. */

import type { CartSnapshot } from '../../../src/shared/domain/carts/cart.ts'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import { cartByHand } from '../cart-by-hand.ts'
import type { Numbers } from './hand-numbers.ts'
import type { Contents } from './hand-screen.ts'

interface Answer {
  readonly ok: boolean
  readonly value: unknown
}

/** Asks the app, as its own screens do. */
export async function ask<T>(name: string, payload: unknown): Promise<T> {
  const answer: Answer = await Reflect.get(globalThis, 'storedesk').ask(name, payload)
  if (!answer.ok) throw new Error(`${name} was refused`)
  return answer.value as T
}

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const amount = (paise: number): string => amounts.format(paise / 100)

/** A cart with its orders and totals. */
export class CartContents implements Contents, Numbers {
  readonly #snapshot: CartSnapshot
  #lines: readonly CartLine[]
  #cart: ReturnType<typeof cartByHand>

  constructor(snapshot: CartSnapshot) {
    this.#snapshot = snapshot
    this.#lines = snapshot.lines
    this.#cart = cartByHand(snapshot.lines, snapshot.supply)
  }

  get count(): number {
    return this.#lines.length
  }

  get net(): string {
    return amount(this.#cart.totals.net)
  }

  texts(at: number): readonly string[] {
    const line = this.#cart.lines[at]
    if (line === undefined) return ['']
    const { id, product, mrp, qty, available, allocation, unit, total, gap } = line
    const parts = allocation.map((part) => `${part.seller.name} ${part.qty}`).join(' + ')
    const price = amount(unit?.net ?? 0)
    const [name, brand] = [product?.name ?? '', product?.brand.name ?? '']
    const about = [String(id), name, brand, amount(mrp), String(qty), String(available), parts]
    return [
      ...about,
      price,
      `${unit?.rate ?? 0}%`,
      amount(total),
      `MRP ${amount(mrp * qty)}`,
      gap === 0 ? '–' : String(gap),
    ]
  }

  picture(at: number): string {
    return `/pictures/${this.#lines[at]?.id}/108x131.png`
  }

  figures(): readonly string[] {
    const { totals, groups } = this.#cart
    const { items, mrp, quantity, allocatedQty, base, tax, net, gapQty, gapPrice } = totals
    const first = [`${items} lines`, amount(mrp), String(quantity), String(allocatedQty), amount(base), amount(tax)]
    return [
      ...groups.map(({ total }) => `₹ ${amount(total)}`),
      ...first,
      amount(net),
      `${gapQty} · ${amount(gapPrice)}`,
    ]
  }

  numberOf(at: number): number {
    return this.#lines[at]?.qty ?? 0
  }

  edit(at: number, qty: number): void {
    this.#change(this.#lines.map((line, nth) => (nth === at ? { ...line, qty } : line)))
  }

  /** Pastes rows of id and number, as copied from a spreadsheet. */
  paste(text: string): void {
    const rows = text.split(/\r?\n/).map((row) => row.split('\t').map(Number))
    const qtyById = new Map(rows.map(([id = 0, qty = 0]) => [id, qty]))
    this.#change(this.#lines.map((line) => ({ ...line, qty: qtyById.get(line.id) ?? line.qty })))
  }

  #change(lines: readonly CartLine[]): void {
    this.#lines = lines
    this.#cart = cartByHand(lines, this.#snapshot.supply)
  }
}

export interface Counted {
  readonly id: number
  readonly name: string
  readonly mrp: number
  readonly expected: number
  readonly counted: number
}

/** Rows with a number each, and their sums: targets, or counted pieces. */
export class CountContents implements Contents, Numbers {
  #rows: readonly Counted[]
  #figures: readonly string[] = []

  constructor(rows: readonly Counted[]) {
    this.#rows = rows
    this.#addUp()
  }

  get count(): number {
    return this.#rows.length
  }

  placeOf(id: number): number {
    return this.#rows.findIndex((row) => row.id === id)
  }

  texts(at: number): readonly string[] {
    const row = this.#rows[at]
    if (row === undefined) return ['']
    const { id, name, mrp, expected, counted } = row
    const off = counted - expected
    return [
      String(id),
      name,
      amount(mrp),
      String(expected),
      String(counted),
      String(Math.max(0, -off)),
      String(Math.max(0, off)),
    ]
  }

  picture(at: number): string {
    return `/pictures/${this.#rows[at]?.id}/108x131.png`
  }

  figures(): readonly string[] {
    return this.#figures
  }

  numberOf(at: number): number {
    return this.#rows[at]?.counted ?? 0
  }

  edit(at: number, counted: number): void {
    this.#rows = this.#rows.map((row, nth) => (nth === at ? { ...row, counted } : row))
    this.#addUp()
  }

  #addUp(): void {
    const sum = (of: (row: Counted) => number) => this.#rows.reduce((total, row) => total + of(row), 0)
    const off = this.#rows.filter(({ counted, expected }) => counted !== expected)
    const [expected, counted] = [sum((row) => row.expected), sum((row) => row.counted)]
    this.#figures = [expected, counted, off.length].map(String)
  }
}

/** Products of a listing. */
export interface Card {
  readonly id: number
  readonly name: string
  readonly brand: string
  readonly mrp: number
}

export class CardContents implements Contents {
  readonly #cards: readonly Card[]
  readonly #facets: readonly string[]

  constructor(cards: readonly Card[], facets: readonly string[] = []) {
    this.#cards = cards
    this.#facets = facets
  }

  get count(): number {
    return this.#cards.length
  }

  texts(at: number): readonly string[] {
    const card = this.#cards[at]
    if (card === undefined) return ['']
    const { id, name, brand, mrp } = card
    return [
      name,
      brand,
      String(id),
      `₹ ${amount(mrp * 0.7)}`,
      'incl. 5% GST',
      `MRP ₹ ${amount(mrp)}`,
      `${id % 90} in stock`,
    ]
  }

  picture(at: number): string {
    return `/pictures/${this.#cards[at]?.id}/165x200.png`
  }

  figures(): readonly string[] {
    return this.#facets
  }
}

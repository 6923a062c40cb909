/** The changes that a refresh made to the open cart, line by line with their reasons. */
import { messages, say } from '../../messages.ts'
import { activeSellers } from '../pricing/offers.ts'
import type { PricedCart, PricedLine, Supply } from '../pricing/priced-cart.ts'
import type { GstType, UnitPrice } from '../pricing/pricing.ts'
import { formatCount, formatPercent, formatRupees, type Paise } from '../values/money.ts'
import { barredTitle, gapSentence, type SellerName } from './cart-view.ts'

export interface SeenCart {
  readonly cart: Pick<PricedCart, 'lines'>
  readonly supply: Pick<Supply, 'mapping'>
}

interface WasNow<V = number> {
  readonly was: V
  readonly now: V
}

export interface NewsChange {
  readonly id: number
  readonly name: string
  /** Pieces of the line, if it was added, was removed, or has another quantity. */
  readonly wanted: WasNow | undefined
  /** Pieces that the warehouses give, if `wanted` doesn't already say it. */
  readonly given: WasNow | undefined
  /** Price per piece, GST included. */
  readonly price: WasNow<Paise> | undefined
  /** Sentences; empty if only the numbers are known. */
  readonly why: readonly string[]
  /** True if the line isn't in the cart any more. */
  readonly isGone: boolean
}

export interface CartNews {
  readonly sentence: string
  readonly changes: readonly NewsChange[]
}

/** Returns the changes with their headline: another mapping, less or more stock, or something else. Undefined if nothing changed. */
export function cartNews(
  before: SeenCart,
  after: SeenCart,
  nameOf: SellerName = ({ whName }) => whName,
): CartNews | undefined {
  const [was, now] = [seenLines(before.cart), seenLines(after.cart)]
  const mapped = new Set(activeSellers(after.supply.mapping).map(({ whID }) => whID))
  const changes = [...new Set([...was.keys(), ...now.keys()])].flatMap((id) => {
    const change = changeOf(id, was.get(id), now.get(id))
    if (change === undefined) return []
    return [{ ...change, why: reasonsOf(was.get(id)?.first, now.get(id)?.first, mapped, nameOf) }]
  })
  if (mappingKey(before.supply) !== mappingKey(after.supply)) return { sentence: messages.mappingChanged, changes }
  if (changes.length === 0) return undefined
  const byStock = changes.some(({ wanted, given }) => wanted === undefined && given !== undefined)
  return { sentence: byStock ? messages.cartAdjusted : messages.cartReviewed, changes }
}

/**
 * The cart that the next news are compared with while earlier news are unread: the cart before those, except that lines changed by the user
 * since then are as they are now. So the news never report the user's own changes.
 */
export function seenSince(before: SeenCart, lastShown: SeenCart, now: SeenCart): SeenCart {
  const [last, here] = [seenLines(lastShown.cart), seenLines(now.cart)]
  const isOwn = ({ line: { id } }: PricedLine) => last.get(id)?.qty !== here.get(id)?.qty
  const lines = [...before.cart.lines.filter((priced) => !isOwn(priced)), ...now.cart.lines.filter(isOwn)]
  return { cart: { lines }, supply: before.supply }
}

/** The news without removed lines that are back in the cart, and without lines that have left it since, for example with an order. */
export const newsOf = ({ changes }: CartNews, { lines }: Pick<PricedCart, 'lines'>): readonly NewsChange[] => {
  const here = new Set(lines.map(({ line }) => line.id))
  return changes.filter(({ id, isGone }) => here.has(id) !== isGone)
}

/** A key of everything about the active warehouses that an order depends on. */
const mappingKey = ({ mapping }: SeenCart['supply']): string =>
  JSON.stringify(activeSellers(mapping).map(({ whID, whType, state, min }) => [whID, whType, state, min ?? 0]))

interface SeenLine {
  readonly first: PricedLine
  readonly qty: number
  readonly given: number
}

function seenLines({ lines }: SeenCart['cart']): ReadonlyMap<number, SeenLine> {
  const byId = new Map<number, SeenLine>()
  for (const priced of lines) {
    const { first = priced, qty = 0, given = 0 } = byId.get(priced.line.id) ?? {}
    byId.set(priced.line.id, { first, qty: qty + priced.line.qty, given: given + priced.allocatedQty })
  }
  return byId
}

const differ = (was = 0, now = 0): WasNow | undefined => (was === now ? undefined : { was, now })
const taxOf = ({ unit }: PricedLine): string => (unit === undefined ? '' : `${unit.rate} ${unit.gstType}`)

function changeOf(
  id: number,
  was: SeenLine | undefined,
  now: SeenLine | undefined,
): Omit<NewsChange, 'why'> | undefined {
  const wanted = differ(was?.qty, now?.qty)
  const given = differ(was?.given, now?.given)
  const [one, other] = [was?.first.unit?.net, now?.first.unit?.net]
  const price = one === undefined || other === undefined || one === other ? undefined : { was: one, now: other }
  const taxed = was !== undefined && now !== undefined && taxOf(was.first) !== taxOf(now.first)
  if (wanted === undefined && given === undefined && price === undefined && !taxed) return undefined
  const isGone = now === undefined
  const same = given !== undefined && given.was === wanted?.was && given.now === wanted.now
  const name = (now ?? was)?.first.product?.name ?? ''
  return { id, name, wanted, given: same || isGone ? undefined : given, price, isGone }
}

function reasonsOf(
  one: PricedLine | undefined,
  other: PricedLine | undefined,
  mapped: ReadonlySet<number>,
  nameOf: SellerName,
): readonly string[] {
  if (one === undefined) return [say('newsLineCame')]
  if (other === undefined) return [say('newsLineWent')]
  const unmapped = one.allocation.filter(({ wh }) => !mapped.has(wh))
  return [
    ...(one.line.qty === other.line.qty ? [] : [say('newsWanted')]),
    ...rightsReason(one, other),
    ...unmapped.map((part) => say('newsUnmapped', { warehouse: nameOf(part) })),
    ...stockReason(one, other),
    ...priceReasons(one, other),
  ]
}

/** A line that may not be ordered has neither stock nor price, so this reason replaces all others. */
function rightsReason(one: PricedLine, other: PricedLine): readonly string[] {
  const [was, now] = [barredTitle(one), barredTitle(other)]
  if (now !== undefined) return one.gapReason === other.gapReason ? [] : [`${now}: ${gapSentence(other)}`]
  return was === undefined ? [] : [say('newsAllowed')]
}

function stockReason(one: PricedLine, other: PricedLine): readonly string[] {
  if (one.availableQty === other.availableQty || barredTitle(other) !== undefined) return []
  const stock = say('newsStock', { was: formatCount(one.availableQty), now: formatCount(other.availableQty) })
  const why = other.availableQty === 0 ? gapSentence(other) : undefined
  return [why === undefined ? stock : `${stock} (${why})`]
}

const GST_KINDS: Readonly<Record<GstType, string>> = { IGST: 'IGST', 'SGST-CGST': 'CGST and SGST' }

function priceReasons(one: PricedLine, other: PricedLine): readonly string[] {
  const reasons: string[] = []
  const tell = (key: 'newsMrp' | 'newsGst' | 'newsGstKind' | 'newsMargin' | 'newsPrice', was: string, now: string) => {
    if (was !== now) reasons.push(say(key, { was, now }))
  }
  tell('newsMrp', formatRupees(one.line.mrp), formatRupees(other.line.mrp))
  if (one.unit === undefined || other.unit === undefined) return reasons
  const percent = (of: (unit: UnitPrice) => number) =>
    [one.unit, other.unit].map((unit) => unit && formatPercent(of(unit)))
  const [rateWas = '', rateNow = ''] = percent(({ rate }) => rate)
  tell('newsGst', rateWas, rateNow)
  tell('newsGstKind', GST_KINDS[one.unit.gstType], GST_KINDS[other.unit.gstType])
  const [marginWas = '', marginNow = ''] = percent(({ margin }) => margin)
  tell('newsMargin', marginWas, marginNow)
  // The price stands beside the line; it is repeated here only if there is no other reason.
  if (reasons.length === 0) tell('newsPrice', formatRupees(one.unit.net), formatRupees(other.unit.net))
  return reasons
}

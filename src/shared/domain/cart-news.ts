/** What a refresh of the cart changed, line by line and why, for whoever has it open. */
import { messages, say } from '../messages.ts'
import type { PricedCart, PricedLine, Supply } from './cart.ts'
import { barredTitle, gapSentence, type SellerName } from './cart-view.ts'
import { formatCount, formatRupees } from './money.ts'
import { activeSellers } from './offers.ts'
import type { LineChange } from './order.ts'
import { changesBetween } from './order-rules.ts'
import type { GstType, UnitPrice } from './pricing.ts'

export interface SeenCart {
  readonly cart: PricedCart
  readonly supply: Pick<Supply, 'mapping'>
}

export interface NewsChange extends LineChange {
  /** Sentences; empty where nothing but the number is known. */
  readonly why: readonly string[]
}

export interface CartNews {
  readonly sentence: string
  /** Pieces that the warehouses give: was and now. Of lines that came or went, or are wanted in another number, too. */
  readonly changes: readonly NewsChange[]
}

/**
 * The news, with the sentence that belongs to it: another mapping, or other lines and quantities, or prices. Undefined
 * when everything is as it was.
 */
export function cartNews(
  before: SeenCart,
  after: SeenCart,
  nameOf: SellerName = ({ whName }) => whName,
): CartNews | undefined {
  const given = changesBetween(before.cart, after.cart)
  const told = new Set(given.map(({ id }) => id))
  const others = otherChanges(before.cart, after.cart).filter(({ id }) => !told.has(id))
  const reasons = reasonsBetween(before, after, nameOf)
  const changes = [...given, ...others].map((change) => ({ ...change, why: reasons(change.id) }))
  if (mappingKey(before.supply) !== mappingKey(after.supply)) return { sentence: messages.mappingChanged, changes }
  const { net, tax } = before.cart.totals
  const same = changes.length === 0 && net === after.cart.totals.net && tax === after.cart.totals.tax
  return same ? undefined : { sentence: messages.cartAdjusted, changes }
}

/** News that come before the last ones were read: a line's first was and its last is, and every reason. */
export function withNews(unread: CartNews | undefined, news: CartNews): CartNews {
  if (unread === undefined) return news
  const newer = new Map(news.changes.map((change) => [change.id, change]))
  const older = unread.changes.map((change) => {
    const next = newer.get(change.id)
    newer.delete(change.id)
    if (next === undefined) return change
    const price = next.price && { was: change.price?.was ?? next.price.was, now: next.price.now }
    return { ...next, was: change.was, price: price ?? change.price, why: [...new Set([...change.why, ...next.why])] }
  })
  return { sentence: news.sentence, changes: [...older, ...newer.values()] }
}

/** Everything about the warehouses in use that an order depends on. */
const mappingKey = ({ mapping }: SeenCart['supply']): string =>
  JSON.stringify(activeSellers(mapping).map(({ whID, whType, state, min }) => [whID, whType, state, min ?? 0]))

/** Lines that came or went, are wanted in another number, or are taxed otherwise. */
function otherChanges(before: PricedCart, after: PricedCart): readonly LineChange[] {
  const was = wanted(before)
  const now = wanted(after)
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((id) => {
    const [one, other] = [was.get(id), now.get(id)]
    if (one?.qty === other?.qty && one?.tax === other?.tax) return []
    return [{ id, name: other?.name ?? one?.name ?? '', was: one?.qty ?? 0, now: other?.qty ?? 0 }]
  })
}

interface Wanted {
  readonly qty: number
  readonly name: string
  readonly tax: string
}

function wanted({ lines }: PricedCart): ReadonlyMap<number, Wanted> {
  const byId = new Map<number, Wanted>()
  for (const { line, product, unit } of lines) {
    const tax = unit === undefined ? '' : `${unit.rate} ${unit.gstType}`
    byId.set(line.id, { qty: line.qty + (byId.get(line.id)?.qty ?? 0), name: product?.name ?? '', tax })
  }
  return byId
}

function reasonsBetween(before: SeenCart, after: SeenCart, nameOf: SellerName): (id: number) => readonly string[] {
  const firstOf = ({ lines }: PricedCart) => new Map(lines.toReversed().map((priced) => [priced.line.id, priced]))
  const [was, now] = [firstOf(before.cart), firstOf(after.cart)]
  const mapped = new Set(activeSellers(after.supply.mapping).map(({ whID }) => whID))
  return (id) => {
    const [one, other] = [was.get(id), now.get(id)]
    if (one === undefined) return [say('newsLineCame')]
    if (other === undefined) return [say('newsLineWent')]
    const unmapped = one.allocation.filter(({ wh }) => !mapped.has(wh))
    return [
      ...wantedReason(one, other),
      ...rightsReason(one, other),
      ...unmapped.map((part) => say('newsUnmapped', { warehouse: nameOf(part) })),
      ...stockReason(one, other),
      ...priceReasons(one, other),
    ]
  }
}

function wantedReason(one: PricedLine, other: PricedLine): readonly string[] {
  const [was, now] = [one.line.qty, other.line.qty]
  return was === now ? [] : [say('newsWanted', { was: formatCount(was), now: formatCount(now) })]
}

/** What may not be ordered has neither stock nor price: that is reason enough. */
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
  const differ = (
    key: 'newsMrp' | 'newsGst' | 'newsGstKind' | 'newsMargin' | 'newsPrice',
    was: string,
    now: string,
  ) => {
    if (was !== now) reasons.push(say(key, { was, now }))
  }
  differ('newsMrp', formatRupees(one.line.mrp), formatRupees(other.line.mrp))
  if (one.unit === undefined || other.unit === undefined) return reasons
  const percent = (of: (unit: UnitPrice) => number) => [one.unit, other.unit].map((unit) => unit && `${of(unit)} %`)
  const [rateWas = '', rateNow = ''] = percent(({ rate }) => rate)
  differ('newsGst', rateWas, rateNow)
  differ('newsGstKind', GST_KINDS[one.unit.gstType], GST_KINDS[other.unit.gstType])
  const [marginWas = '', marginNow = ''] = percent(({ margin }) => margin)
  differ('newsMargin', marginWas, marginNow)
  // What it costs stands beside it; here only where nothing else says why.
  if (reasons.length === 0) differ('newsPrice', formatRupees(one.unit.net), formatRupees(other.unit.net))
  return reasons
}

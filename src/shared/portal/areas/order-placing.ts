/**
 * The request that places an order, and the portal's answer. The answer decides an order's outcome, so a field of the wrong shape is an
 * error. Only status and message are always present; other fields are optional.
 */
import { z } from 'zod'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { whType } from '../product-shape.ts'
import { list } from '../rows.ts'

/** A random key, created once per order on this computer. A portal that doesn't know the field ignores it. */
export const clientOrderKey = z.string().min(16).max(64)
const KEY = 'a number made once per order on this computer, by which a lost answer is found again'
/** The key in a request. */
export const sentKey = ours(KEY, clientOrderKey.optional())
/** The key in an answer. */
export const responseKey = ours(KEY, f.absent(clientOrderKey))

const mode = z.enum(['OWNED', 'DS_JIT'])

export const orderGroup = z.object({
  wh: f.id,
  whType,
  products: z
    .array(
      z.object({ id: f.id, qty: f.pieces, isReturnable: z.boolean(), actualPrice: f.rupees, totalPrice: f.rupees }),
    )
    .min(1),
  totalStockistOrWarehousePrice: f.rupees,
  mode,
})

/** A group of a cart that the portal fills: the same fields with that cart's own mode. */
export const proposedGroup = orderGroup.extend({ mode: z.literal('AFS') })

/** 200 or 400, also as text ('200'), or a word ('InProgress', 'failed'). */
const status = z.codec(z.union([z.number(), f.words(40)]), z.union([z.number(), z.string()]), {
  decode: (value) => (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value),
  encode: (value) => value,
})

/** The kind of a warehouse's order; `AFS` doesn't tell it. */
const reportedMode = z.codec(f.absent(z.enum([...mode.options, 'AFS'])), mode.optional(), {
  decode: (value) => (value === 'AFS' ? undefined : value),
  encode: (value) => value,
})

const row = z.object({
  status,
  wh: ours('the warehouse that an answer is about', f.absent(f.id)),
  mode: ours('type of the warehouse’s order: OWNED or DS_JIT', reportedMode),
  poid: ours('number of the placed order', f.absent(f.textId)),
  netpayment: ours('amount payable for the placed order', f.absent(f.rupees)),
  message: f.absent(f.text(2000)),
})

const MOST_ROWS = 1000

export const placeResponse = z.object({
  result: f.orElse(list(row, MOST_ROWS), []),
  err: f.orElse(list(row, MOST_ROWS), []),
})

const isBare = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('response' in value) && ('result' in value || 'err' in value)

/** `{ response: { result, err } }`; `{ result, err }` is accepted, too. */
export const placed = z.codec(z.unknown(), z.object({ response: f.thing(placeResponse) }), {
  decode: (value) => (isBare(value) ? { response: value } : value) as { response: z.input<typeof placeResponse> },
  encode: (value) => value,
})

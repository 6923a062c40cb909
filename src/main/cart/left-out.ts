/** The messages for a request of which only some products could be put into a cart: every product left out is mentioned. */
import { notServiceableSentence } from '../../shared/domain/catalogue/serviceability.ts'
import { type AppError, refuse } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'

/** Number of products named per reason; the rest is counted. */
const MOST_NAMED = 10

export interface LeftOut {
  readonly id: number
  /** Undefined for products that the catalogue doesn't know. */
  readonly name: string | undefined
  readonly reason: string
  /** Set for a reason with its own message or its own consequence. */
  readonly sentence?: MessageKey | undefined
}

/** True if the product was left out because the cart has it already. */
const isInCart = ({ sentence }: LeftOut): boolean => sentence === 'alreadyInCart' || sentence === 'sameQuantity'

const named = ({ id, name }: LeftOut): string => (name === undefined ? String(id) : `${id} ${name}`)

/** `6 of 15 products were added. Left out: 7 products are already in the cart; Product not found: 4711`. */
export function leftOutSentence(added: number, requested: number, leftOut: readonly LeftOut[]): string {
  const inCart = leftOut.filter(isInCart)
  const others = Map.groupBy(
    leftOut.filter((one) => !isInCart(one)),
    ({ reason }) => reason,
  )
  const grounds = [...others].map(([reason, products]) => {
    const names = products.slice(0, MOST_NAMED).map(named).join(', ')
    const more = products.length > MOST_NAMED ? ` ${say('andMore', { n: products.length - MOST_NAMED })}` : ''
    return `${reason}: ${names}${more}`
  })
  const already = inCart.length === 1 ? inCart.map((one) => `${named(one)}: ${one.reason}`) : []
  const several = inCart.length > 1 ? [say('severalInCart', { n: inCart.length })] : []
  return say('someLeftOut', { added, asked: requested, products: [...already, ...several, ...grounds].join('; ') })
}

export interface Sorted {
  readonly added: number
  readonly requested: number
  readonly leftOut: readonly LeftOut[]
  readonly unserviceable: readonly { readonly id: number; readonly name: string }[]
}

/** Returns why nothing was added: one product's own reason, or the reason of each of several. */
export function nothingAdded({ requested, leftOut, unserviceable }: Sorted): AppError {
  if (requested === 1) {
    if (unserviceable.length > 0) return refuse('productNotServiceable').error
    const [only] = leftOut
    return only === undefined
      ? refuse('tryAgain').error
      : { kind: 'rule', sentence: only.sentence, message: only.reason }
  }
  const sentences = [
    leftOut.length > 0 ? leftOutSentence(0, requested, leftOut) : say('productNotServiceable'),
    ...(unserviceable.length > 0 ? [notServiceableSentence(unserviceable, 'add')] : []),
  ]
  // A full cart may get room again; the other reasons stay.
  const sentence = leftOut.find((one) => one.sentence === 'cartFull')?.sentence
  return { kind: 'rule', sentence, message: sentences.join('\n') }
}

/** Returns the message about what was added and what wasn't. */
export function whatWasAdded({ added, requested, leftOut, unserviceable }: Sorted): string {
  const done = requested === 1 ? say('productAdded') : say('productsAdded')
  return [
    leftOut.length === 0 ? done : leftOutSentence(added, requested, leftOut),
    ...(unserviceable.length > 0 ? [notServiceableSentence(unserviceable, 'add')] : []),
  ].join('\n')
}

/** What is said when only some of several products could be put into a cart: no product is left out in silence. */
import { notServiceableSentence } from '../../shared/domain/catalogue/serviceability.ts'
import { type AppError, refuse } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'

/** Products of one ground that are named; the rest is counted. */
const MOST_NAMED = 10

export interface LeftOut {
  readonly id: number
  /** Undefined of products that the catalogue doesn't know. */
  readonly name: string | undefined
  readonly reason: string
  /** Of a reason that is told, or decides, in its own way. */
  readonly sentence?: MessageKey | undefined
}

/** It is there and isn't missed. */
const isInCart = ({ sentence }: LeftOut): boolean => sentence === 'alreadyInCart' || sentence === 'sameQuantity'

const named = ({ id, name }: LeftOut): string => (name === undefined ? String(id) : `${id} ${name}`)

/** `6 of 15 products were added. Left out: 7 products are already in the cart; Product not found: 4711`. */
export function leftOutSentence(added: number, asked: number, leftOut: readonly LeftOut[]): string {
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
  return say('someLeftOut', { added, asked, products: [...already, ...several, ...grounds].join('; ') })
}

export interface Sorted {
  readonly added: number
  readonly asked: number
  readonly leftOut: readonly LeftOut[]
  readonly unserviceable: readonly { readonly id: number; readonly name: string }[]
}

/** Why nothing was added: one product's own reason, or of several each. */
export function nothingAdded({ asked, leftOut, unserviceable }: Sorted): AppError {
  if (asked === 1) {
    if (unserviceable.length > 0) return refuse('productNotServiceable').error
    const [only] = leftOut
    return only === undefined
      ? refuse('tryAgain').error
      : { kind: 'rule', sentence: only.sentence, message: only.reason }
  }
  const sentences = [
    leftOut.length > 0 ? leftOutSentence(0, asked, leftOut) : say('productNotServiceable'),
    ...(unserviceable.length > 0 ? [notServiceableSentence(unserviceable, 'add')] : []),
  ]
  // Room may come; the other reasons stay.
  const sentence = leftOut.find((one) => one.sentence === 'cartFull')?.sentence
  return { kind: 'rule', sentence, message: sentences.join('\n') }
}

/** What was added, and what wasn't. */
export function whatWasAdded({ added, asked, leftOut, unserviceable }: Sorted): string {
  const done = asked === 1 ? say('productAdded') : say('productsAdded')
  return [
    leftOut.length === 0 ? done : leftOutSentence(added, asked, leftOut),
    ...(unserviceable.length > 0 ? [notServiceableSentence(unserviceable, 'add')] : []),
  ].join('\n')
}

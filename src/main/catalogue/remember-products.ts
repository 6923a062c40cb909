/** Saves the products of every answer in the local index, so that they can be found by name. */
import { setImmediate } from 'node:timers/promises'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { Answer, CallName } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

const BRINGERS = [
  'catalogue.listing',
  'catalogue.product',
  'catalogue.productInfo',
  'catalogue.suggestedProducts',
  'cart.products',
  'cart.halfProducts',
] as const
type Bringer = (typeof BRINGERS)[number]

/** Products per transaction: the window and other answers get their turn between two. */
const PORTION = 200

const isBringer = (name: CallName): name is Bringer => BRINGERS.some((one) => one === name)

function productsIn(answer: Answer<Bringer>): readonly Product[] {
  if (Array.isArray(answer)) return answer
  return 'products' in answer ? answer.products : [answer]
}

/** Returns a client that saves the products of its answers in the index: new ones, changed ones, and those saved a day ago. */
export function rememberProducts(client: PortalClient, index: () => ProductIndex | undefined): PortalClient {
  const remember = async (into: ProductIndex | undefined, products: readonly Product[]): Promise<void> => {
    // Stops after a sign-out, which must leave nothing behind.
    for (let from = 0; into !== undefined && from < products.length && index() === into; from += PORTION) {
      // A product that can't be saved isn't suggested; the answer itself is still returned.
      if (!stored(() => into.save(products.slice(from, from + PORTION))).ok) return
      await setImmediate()
    }
  }

  return {
    call: async (name, args, options) => {
      // Taken now: another user may be signed in when the answer arrives.
      const into = index()
      const answer = await client.call(name, args, options)
      if (answer.ok && isBringer(name)) await remember(into, productsIn(answer.value as Answer<Bringer>))
      return answer
    },
  }
}

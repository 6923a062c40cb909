/** Every product that an answer brings is remembered, so that it can be found by its name. */
import { setImmediate } from 'node:timers/promises'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { Answer, CallName } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

/** Calls whose answers are products. */
const BRINGERS = [
  'catalogue.listing',
  'catalogue.product',
  'catalogue.productInfo',
  'catalogue.suggestedProducts',
  'cart.products',
  'cart.halfProducts',
] as const
type Bringer = (typeof BRINGERS)[number]

/** Products of one transaction: the window and other answers get their turn between two. */
const PORTION = 200

const isBringer = (name: CallName): name is Bringer => BRINGERS.some((one) => one === name)

function productsIn(answer: Answer<Bringer>): readonly Product[] {
  if (Array.isArray(answer)) return answer
  return 'products' in answer ? answer.products : [answer]
}

/** The client, with the index told of what it brings: it writes what is new, different or a day old. */
export function rememberProducts(client: PortalClient, index: () => ProductIndex | undefined): PortalClient {
  const remember = async (into: ProductIndex | undefined, products: readonly Product[]): Promise<void> => {
    // A sign-out meanwhile leaves nothing behind.
    for (let from = 0; into !== undefined && from < products.length && index() === into; from += PORTION) {
      // What can't be written isn't suggested; the answer counts.
      if (!stored(() => into.save(products.slice(from, from + PORTION))).ok) return
      await setImmediate()
    }
  }

  return {
    call: async (name, args, options) => {
      // When the answer comes, another user may be signed in.
      const into = index()
      const answer = await client.call(name, args, options)
      if (answer.ok && isBringer(name)) await remember(into, productsIn(answer.value as Answer<Bringer>))
      return answer
    },
  }
}

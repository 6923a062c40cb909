/** What is typed brings products: remembered ones at once, the portal's while these are few. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rememberProducts } from '../../../src/main/catalogue/remember-products.ts'
import { suggestionHandlers } from '../../../src/main/catalogue/suggestions.ts'
import { openUserStore } from '../../../src/main/store/user-store.ts'
import { ok } from '../../../src/shared/errors.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { product, store } from '../../unit/builders.ts'
import { scriptedPortal } from '../../unit/main/ordering/scripted-portal.ts'
import { newFolder } from '../store/profile-folder.ts'

const blocks = (count: number, from = 1): Answer<'catalogue.productInfo'> =>
  Array.from({ length: count }, (_, at) => {
    const { warehouses, stockistproductbasecosts, ...rest } = product({
      id: from + at,
      name: `Wooden Blocks ${from + at}`,
    })
    return { ...rest, warehouses: [...warehouses], stockistproductbasecosts: [...stockistproductbasecosts] }
  })

function desk(listed: ReturnType<typeof blocks> | undefined) {
  const { products, close } = openUserStore(join(newFolder(), 'user'), () => 0)
  const portal = scriptedPortal({
    'catalogue.productInfo': () => ok(blocks(3)),
    ...(listed === undefined
      ? {}
      : { 'catalogue.listing': () => ok({ products: listed, total: listed.length, filters: {} }) }),
  })
  const client = rememberProducts(portal, () => products)
  const profile = { store: store(), mapping: [], rates: [], rules: [], carters: [], cartersFailed: false }
  const handlers = suggestionHandlers({ client, products: () => products, profile: async () => ok(profile) })
  const suggest = async (typed: string) => {
    const answer = await handlers['products.suggest']({ typed })
    return answer.ok ? answer.value.map(({ id }) => id) : answer.error.kind
  }
  return { client, portal, suggest, close }
}

test('products that an answer brought are suggested without a network', async () => {
  const { client, suggest } = desk(undefined)
  expect(await suggest('wood')).toEqual([])
  await client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  expect(await suggest('wood')).toEqual([1, 2, 3])
  expect(await suggest('blocks 2')).toEqual([2])
})

test('the portal is asked while few are known, and what it says is known from then on', async () => {
  const { client, portal, suggest } = desk(blocks(8, 2))
  await client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  expect(await suggest('wooden')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(portal.count('catalogue.listing')).toBe(1)
  expect(await suggest('wooden')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(portal.count('catalogue.listing')).toBe(1)
})

test('less than three letters bring nothing, and ask nobody', async () => {
  const { portal, suggest } = desk(blocks(8))
  expect(await suggest(' wo ')).toEqual([])
  expect(portal.asked).toEqual([])
})

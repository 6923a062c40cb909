/** Suggestions for typed text: remembered products without the portal and, separately, the portal's. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rememberProducts } from '../../../src/main/catalogue/remember-products.ts'
import { suggestionHandlers } from '../../../src/main/catalogue/suggestions.ts'
import type { Profile } from '../../../src/main/session/profile.ts'
import { openUserStore } from '../../../src/main/store/user-store.ts'
import { ok } from '../../../src/shared/errors.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { mapping, PUNE, policy, product, store } from '../../support/builders.ts'
import { AT, newFolder } from '../../support/profile-folder.ts'
import { scriptedPortal } from '../../support/scripted-portal.ts'

const blocks = (count: number, from = 1): Answer<'catalogue.productInfo'> =>
  Array.from({ length: count }, (_, at) => {
    const { warehouses, stockistproductbasecosts, ...rest } = product({
      id: from + at,
      name: `Wooden Blocks ${from + at}`,
    })
    return { ...rest, warehouses: [...(warehouses ?? [])], stockistproductbasecosts: [...stockistproductbasecosts] }
  })

function service(listed: ReturnType<typeof blocks> | undefined, more: Partial<Profile> = {}, clock = () => AT) {
  const { products, close } = openUserStore(join(newFolder(), 'user'), clock)
  const portal = scriptedPortal({
    'catalogue.productInfo': () => ok(blocks(3)),
    ...(listed !== undefined && {
      'catalogue.suggestions': () =>
        ok({
          rows: listed.map(({ id, name, brand, category, subcategory }) => ({
            id,
            name,
            brand: brand.name,
            category: category.name,
            subcategory: subcategory.name,
          })),
          count: listed.length,
        }),
    }),
  })
  const client = rememberProducts(portal, () => products)
  const profile = { store: store(), mapping: [], rates: [], rules: [], carters: [], cartersFailed: false, ...more }
  const handlers = suggestionHandlers({
    client,
    products: () => products,
    policy,
    inNames: () => undefined,
    clock,
    profile: async () => ok(profile),
  })
  const by = (entry: keyof typeof handlers) => async (typed: string) => {
    const answer = await handlers[entry]({ typed })
    return answer.ok ? answer.value.map(({ id }) => id) : answer.error.kind
  }
  return { client, portal, products, seen: by('products.seen'), suggest: by('products.suggest'), close }
}

test('products that an answer brought are there without a network, by name and by number', async () => {
  const { client, portal, seen, suggest } = service(undefined)
  expect(await seen('wood')).toEqual([])
  await client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  portal.calls.length = 0
  expect(await seen('wood')).toEqual([1, 2, 3])
  expect(await seen('blocks 2')).toEqual([2])
  expect(await seen('002')).toEqual([2])
  expect(portal.calls).toEqual([])
  expect(await suggest('wood')).toBe('offline')
})

test('the portal is asked by letters and digits only, and separately', async () => {
  const { client, portal, suggest } = service(blocks(8, 2), { mapping: [mapping()] })
  await client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  expect(await suggest(' wooden-(blocks)! ')).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(portal.calls.filter(({ name }) => name !== 'catalogue.productInfo')).toEqual([
    {
      name: 'catalogue.suggestions',
      args: {
        body: { search: 'wooden blocks', misc: { rules: [], map: [PUNE], hasFoodLicense: false, b2b: true } },
      },
    },
  ])
})

test('the two food categories are left out without a food licence, from saved products and from the portal’s', async () => {
  const [formula, snacks, toy] = blocks(3)
  if (formula === undefined || snacks === undefined || toy === undefined) throw new Error('No products')
  const listed = [
    { ...formula, category: { id: 4, name: 'Baby Food and Infant Formula' } },
    { ...snacks, subcategory: { id: 815, name: 'Kids Food and Nutritional Supplements' } },
    toy,
  ]
  expect(await service(listed).suggest('wooden')).toEqual([3])
  expect(await service(listed, { store: store({ hasFoodLicense: true }) }).suggest('wooden')).toEqual([1, 2, 3])

  const { client, seen, products } = service(undefined)
  await client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  products.save([product({ id: 2, name: 'Wooden Blocks 2', subcategory: { id: 79, name: 'Formula' } })])
  expect(await seen('wooden')).toEqual([1, 3])
})

test('a product that a rule or the carters’ list hides isn’t suggested', async () => {
  const hiding = service(undefined, { carters: [2], rules: [{ id: 1, kind: 'block', brandId: 11 }] })
  await hiding.client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  expect(await hiding.seen('wooden')).toEqual([])
  const carters = service(blocks(3), { carters: [2] })
  await carters.client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  expect(await carters.seen('wooden')).toEqual([1, 3])
  expect(await carters.suggest('wooden')).toEqual([1, 3])
})

test('fewer than three letters bring nothing, and make no request', async () => {
  const { portal, seen, suggest } = service(blocks(8))
  expect([await seen(' wo '), await suggest(' wo ')]).toEqual([[], []])
  expect(portal.calls).toEqual([])
})

test('what is shown and older than a day is asked for again, once a minute at most, and forgotten when it is gone', async () => {
  let now = AT
  const { client, portal, products, seen } = service(undefined, { mapping: [mapping()] }, () => now)
  await client.call('catalogue.productInfo', { body: { products: [1, 2, 3] } })
  products.save([product({ id: 9, name: 'Wooden Horse' })])
  portal.calls.length = 0
  now += 86_400_000
  expect(await seen('wood')).toEqual([1, 2, 3, 9])
  expect(portal.calls).toEqual([])
  now += 1
  expect(await seen('wood')).toEqual([1, 2, 3, 9])
  expect(await seen('woode')).toEqual([1, 2, 3, 9])
  expect(portal.calls).toEqual([
    { name: 'catalogue.productInfo', args: { body: { products: [1, 2, 3, 9], wh: [PUNE] } } },
  ])
  await expect.poll(() => seen('wood')).toEqual([1, 2, 3])
  expect(products.byIds([1, 2, 3]).map(({ at }) => at)).toEqual([now, now, now])
  expect(portal.count('catalogue.productInfo')).toBe(1)
})

test('while the portal can’t be reached what is old is still suggested', async () => {
  let now = AT
  const { portal, products, seen } = service(undefined, {}, () => now)
  products.save([product({ id: 9, name: 'Wooden Horse' })])
  const failing = suggestionHandlers({
    client: scriptedPortal({}),
    products: () => products,
    policy,
    inNames: () => undefined,
    clock: () => now,
    profile: async () => ok({ store: store(), mapping: [], rates: [], rules: [], carters: [], cartersFailed: false }),
  })
  now += 3 * 86_400_000
  const answer = await failing['products.seen']({ typed: 'wooden' })
  expect(answer.ok && answer.value.map(({ id }) => id)).toEqual([9])
  expect(await seen('horse')).toEqual([9])
  expect(portal.count('catalogue.productInfo')).toBe(1)
})

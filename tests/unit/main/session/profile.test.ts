/** The profile: the store, the limits on its purchases, and the fallback when the portal doesn't answer. */
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { loadProfile, toBuy } from '../../../../src/main/session/profile.ts'
import type { CartPart } from '../../../../src/shared/domain/carts/cart-ref.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { mapping, store } from '../../../support/builders.ts'

const down: AppError = { kind: 'portal', status: 500, message: 'down' }

/** Answers by call. */
type Answers = Record<string, { readonly answer: unknown; readonly saved?: boolean } | AppError>

function portal(more: Answers = {}) {
  const calls: { name: string; args: unknown; fresh: boolean | undefined }[] = []
  const answers: Answers = {
    'session.me': { answer: store({ shippingState: 'Karnataka' }) },
    'session.mapping': { answer: [mapping()] },
    'session.apparelMapping': { answer: [] },
    'session.checkSignageStoretype': { answer: [{ concept: 'BBBHFO', signage: 'Cutewalk', storetype: 'Apparels' }] },
    'session.gstRates': { answer: [] },
    'session.rules': { answer: [] },
    'catalogue.carters': { answer: { productId: [5] } },
    ...more,
  }
  const read = async (name: string, args: unknown, options?: { fresh?: boolean }): Promise<Result<unknown>> => {
    calls.push({ name, args, fresh: options?.fresh })
    const found = answers[name] ?? down
    return 'kind' in found ? fail(found) : ok({ answer: found.answer, at: '', saved: found.saved ?? false })
  }
  return {
    calls,
    load: (fresh: boolean, part?: CartPart, known = store({ id: 7, shippingState: 'Karnataka' })) =>
      loadProfile(read as Reader['read'], known, fresh, part),
  }
}

describe('the store is the one of now', () => {
  test('it is asked for by its id, and rates by the shipping state that it has now', async () => {
    const { calls, load } = portal()
    const profile = await load(true)
    expect(profile).toMatchObject({ ok: true, value: { store: { shippingState: 'Karnataka' }, carters: [5] } })
    expect(calls.every(({ fresh }) => fresh === true)).toBe(true)
    expect(calls[0]).toMatchObject({ name: 'session.me', args: { params: { id: 7 } } })
    expect(calls.find(({ name }) => name === 'session.gstRates')?.args).toEqual({ query: { state: 'Karnataka' } })
  })

  test('data that depends on it is requested at once, and again where the store has changed', async () => {
    const ratesOf = (of: ReturnType<typeof portal>) =>
      of.calls.filter(({ name }) => name === 'session.gstRates').map(({ args }) => args)
    const same = portal()
    const loading = same.load(true)
    // Nothing has been answered yet.
    expect(same.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['session.mapping', 'session.rules']))
    await loading
    expect(ratesOf(same)).toEqual([{ query: { state: 'Karnataka' } }])
    const moved = portal()
    const profile = await moved.load(true, undefined, store({ id: 7, shippingState: 'Goa' }))
    expect(profile).toMatchObject({ ok: true, value: { store: { shippingState: 'Karnataka' } } })
    expect(ratesOf(moved)).toEqual([{ query: { state: 'Goa' } }, { query: { state: 'Karnataka' } }])
  })

  test.each(['session.me', 'session.mapping', 'session.gstRates', 'session.rules'])(
    'a saved answer to %s will do for looking, not where the portal must say it now',
    async (name) => {
      const saved = { [name]: { answer: name === 'session.me' ? store() : [], saved: true } }
      expect(await portal(saved).load(false)).toMatchObject({ ok: true })
      expect(await portal(saved).load(true)).toMatchObject({ ok: false, error: { message: messages.cartNotRefreshed } })
    },
  )

  test('a mapping that the portal refuses is an empty one; a broken network is told', async () => {
    const refused: AppError = { kind: 'refused', status: 404, message: 'No Warehouse or Stockists mapping Found' }
    expect(await portal({ 'session.mapping': refused }).load(true)).toMatchObject({ ok: true, value: { mapping: [] } })
    const offline: AppError = { kind: 'offline', message: 'offline' }
    expect(await portal({ 'session.mapping': offline }).load(true)).toEqual(fail(offline))
  })
})

describe('an apparel store', () => {
  const me = store({
    isApparels: true,
    isApparelsstoreCart: true,
    fcf: { id: 1, concept: 'BBBHFO', signage: 'Cutewalk', subregion: '' },
  })
  const load = (more: Answers) => {
    const on = portal({ 'session.me': { answer: me }, ...more })
    return { calls: on.calls, profile: on.load(true, undefined, me) }
  }

  test('orders by both mappings, the warehouses’ first; both are asked with cart=Apparels', async () => {
    const apparel = mapping({ whID: 77, name: 'Apparel DC' })
    const { calls, profile } = load({ 'session.apparelMapping': { answer: [apparel] } })
    expect(await profile).toMatchObject({ ok: true, value: { mapping: [mapping(), apparel] } })
    const mappings = calls.filter(({ name }) => name.endsWith('apping'))
    expect(mappings.map(({ name, args }) => [name, args])).toEqual([
      ['session.mapping', { query: { cart: 'Apparels' } }],
      ['session.apparelMapping', { query: { cart: 'Apparels' } }],
    ])
  })

  test('that has no apparel mapping orders by its warehouses', async () => {
    const none: AppError = {
      kind: 'portal',
      status: 500,
      message: 'No Warehouse or Stockists mapping Found for this User',
    }
    const { profile } = load({ 'session.apparelMapping': none })
    expect(await profile).toMatchObject({ ok: true, value: { mapping: [mapping()] } })
  })

  test('whose concept and signage aren’t listed as apparel orders by its warehouses alone', async () => {
    const apparel = { answer: [mapping({ whID: 77, name: 'Apparel DC' })] }
    const plain = load({ 'session.apparelMapping': apparel, 'session.checkSignageStoretype': { answer: [] } })
    expect(await plain.profile).toMatchObject({ ok: true, value: { mapping: [mapping()] } })
    expect(plain.calls).toContainEqual({
      name: 'session.checkSignageStoretype',
      args: { body: { concept: 'BBBHFO', signage: 'Cutewalk' } },
      fresh: true,
    })
  })

  test.each([
    ['Cutewalk', 2],
    ['Pine Kids', 1],
  ])(
    'of which the portal can’t say it is looked up in the whole list, among others: of %s',
    async (signage, sellers) => {
      const { profile } = load({
        'session.apparelMapping': { answer: [mapping({ whID: 77 })] },
        'session.checkSignageStoretype': down,
        'session.signageStoretypes': {
          answer: ['Babyhug', signage].map((one) => ({ concept: 'BBBHFO', signage: one, storetype: 'Apparels' })),
        },
      })
      const found = await profile
      expect(found.ok && found.value.mapping).toHaveLength(sellers)
    },
  )

  test('isn’t read without one of them while the network is gone', async () => {
    const offline: AppError = { kind: 'offline', message: 'offline' }
    expect(await load({ 'session.apparelMapping': offline }).profile).toEqual(fail(offline))
  })
})

describe('the carters’ list', () => {
  test('when it can’t be had, the rest is there to look at, and nothing may be bought', async () => {
    const profile = await portal({ 'catalogue.carters': down }).load(true)
    expect(profile).toMatchObject({ ok: true, value: { carters: undefined, cartersFailed: true } })
    expect(toBuy(profile)).toEqual(refuse('cartersFailed'))
  })
  test('the last saved one serves for looking only', async () => {
    const profile = await portal({ 'catalogue.carters': { answer: { productId: [5] }, saved: true } }).load(false)
    expect(profile).toMatchObject({ ok: true, value: { carters: [5], cartersFailed: true } })
    expect(toBuy(profile).ok).toBe(false)
  })
  test('is not asked for concepts that it doesn’t bind', async () => {
    const me = store({ fcf: { id: 1, concept: 'FCCOCO', signage: '', subregion: '' } })
    const { calls, load } = portal({ 'session.me': { answer: me }, 'catalogue.carters': down })
    const profile = await load(true, undefined, me)
    expect(profile).toMatchObject({ ok: true, value: { carters: [], cartersFailed: false } })
    expect(toBuy(profile).ok).toBe(true)
    expect(calls.some(({ name }) => name === 'catalogue.carters')).toBe(false)
  })
})

describe('the store that an operator acts for', () => {
  const part = { user: 12, subcatid: 1, typeid: 2, brandid: 3 }
  const details = { answer: store({ id: 12, isApparels: true }) }

  test('is asked for by its own id, and may order from where its cart says', async () => {
    const { calls, load } = portal({
      'session.userDetails': details,
      'car.products': { answer: { products: [], count: 0, wh: [mapping({ whID: 77 })] } },
    })
    expect(await load(true, part)).toMatchObject({ value: { store: { id: 12 }, mapping: [{ whID: 77 }] } })
    expect(calls[0]).toEqual({ name: 'session.userDetails', args: { params: { id: 12 } }, fresh: true })
    const body = { mapping: [], pageNo: 1, pageSize: 300, mappingType: 'global', subcatid: 1, typeid: 2, brandid: 3 }
    expect(calls).toContainEqual({ name: 'car.products', args: { query: { user: 12 }, body }, fresh: true })
    // Neither the operator's mapping nor an apparel store's second one.
    expect(calls.filter(({ name }) => /apping|Storetype/.test(name))).toEqual([])
  })

  test('may order from nowhere where its cart names nothing', async () => {
    const { load } = portal({ 'session.userDetails': details, 'car.products': { answer: { products: [], count: 0 } } })
    expect(await load(true, part)).toMatchObject({ value: { mapping: [] } })
    expect(await portal().load(true, part)).toEqual(fail(down))
  })
})

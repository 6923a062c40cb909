import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrderDesk, type OrderDesk } from '../../../src/main/ordering/order-desk.ts'
import { fail, ok } from '../../../src/shared/errors.ts'
import { openJournal, prepare } from '../../unit/main/ordering/journal-on-disk.ts'
import { must } from './desk-on-shelf.ts'
import { LINE_FAULTS, type LineFault, type Till, till } from './till.ts'

/** Each run of the suite tries this many sequences; `npm run fuzz` asks for more. */
const SEQUENCES = Number(process.env.STOREDESK_SEQUENCES ?? 1_000)

const PRODUCTS = [1, 2, 3, 4, 5, 6]

type Step =
  | { readonly does: 'place'; readonly products: readonly number[]; readonly fault: LineFault; readonly twice: boolean }
  | { readonly does: 'restart' | 'deliver late' | 'cut the line' | 'mend the line' | 'check' | 'set aside' }

const step = fc.oneof(
  fc.record({
    does: fc.constant('place' as const),
    products: fc.subarray(PRODUCTS, { minLength: 1 }),
    fault: fc.constantFrom(...LINE_FAULTS),
    twice: fc.boolean(),
  }),
  fc.record({
    does: fc.constantFrom('restart', 'deliver late', 'cut the line', 'mend the line', 'check', 'set aside'),
  }),
) as fc.Arbitrary<Step>

/** A store at work: its journal outlives the desk, as the file outlives the program. */
class Shop {
  readonly portal: Till
  readonly journal
  desk: OrderDesk
  now = Date.parse('2026-04-05T10:00:00.000Z')
  keys = 0

  constructor(withKeys: boolean, refuses: readonly number[]) {
    this.portal = till(withKeys, () => this.now, new Set(refuses))
    this.journal = openJournal().journal
    this.desk = this.open()
  }

  open(): OrderDesk {
    const { client } = this.portal
    return createOrderDesk({
      client,
      journal: this.journal,
      clock: () => this.now,
      recheck: async () => ok(undefined),
      tell: () => undefined,
      later: () => () => undefined,
      prepare: async () => fail({ kind: 'offline', message: '' }),
      mayAsk: () => true,
      cartTouched: () => undefined,
    })
  }

  async take(next: Step): Promise<void> {
    // Many orders come in the same minute, and look alike in the history.
    this.now += 1_000
    switch (next.does) {
      case 'place':
        return this.place(next)
      case 'restart':
        this.desk.close()
        this.desk = this.open()
        await this.desk.recover()
        return
      case 'deliver late':
        this.portal.deliverLate()
        return
      case 'cut the line':
        this.portal.offline = true
        return
      case 'mend the line':
        this.portal.offline = false
        return
      case 'check':
        for (const order of must(this.desk.journal(true))) await Promise.race([this.desk.check(order.key), nextTurn()])
        return
      case 'set aside':
        for (const order of must(this.desk.journal(true))) {
          await Promise.race([this.desk.setAside(order.key), nextTurn()])
        }
        return
    }
  }

  async place({ products, fault, twice }: Extract<Step, { does: 'place' }>): Promise<void> {
    this.keys += 1
    const key = `key-${String(this.keys).padStart(16, '0')}`
    const groups = [1, 2].flatMap((wh) => {
      const mine = products.filter((id) => id % 2 === wh % 2)
      return mine.length === 0 ? [] : [{ wh, products: mine, total: 10_000 + (this.keys % 2) }]
    })
    prepare(this.journal, groups, key, new Date(this.now).toISOString())
    this.portal.fault = fault
    const ask = {
      key,
      groups: groups.map(({ wh }) => `${wh}^OWNED`),
      total: groups.reduce((sum, { total }) => sum + total, 0),
    }
    const clicks = [this.desk.place(ask), ...(twice ? [this.desk.place(ask)] : [])]
    await Promise.race([Promise.all(clicks), nextTurn()])
  }

  /** Everything that may never be otherwise, whatever happened. What is settled stays so: once, at the end, is enough. */
  verify(): void {
    for (const order of this.journal.list(false)) {
      for (const group of order.groups) {
        const real = this.portal.placed.filter((one) => one.key === order.key && one.wh === group.wh)
        expect(real.length, `${order.key} at ${group.wh}: placed twice`).toBeLessThanOrEqual(1)
        if (group.outcome === 'placed') expect(real[0]?.poid, 'falsely confirmed').toBe(group.poid)
        if (group.outcome === 'failed') expect(real, 'falsely “not placed”').toEqual([])
      }
      if (order.state === 'accepted') expect(order.groups.every((group) => group.outcome === 'placed')).toBe(true)
    }
    for (const real of this.portal.placed) {
      expect(this.journal.find(real.key)?.sentAt, 'placed, and the journal knows nothing of it').toBeDefined()
    }
  }

  /** A product whose fate is unknown is never ordered again, unless the person set the first order aside. */
  verifyNoDoubles(): void {
    for (const one of this.journal.list(true)) {
      const unknown = one.groups.filter((group) => group.outcome === 'unknown').map((group) => group.wh)
      const products = this.portal.placed
        .filter((real) => real.key === one.key && unknown.includes(real.wh))
        .flatMap((real) => real.products)
      const again = this.portal.placed.filter(
        (real) => real.key > one.key && real.products.some((id) => products.includes(id)),
      )
      expect(again, `${one.key} is unconfirmed and was placed again`).toEqual([])
    }
  }
}

const nextTurn = (): Promise<undefined> => new Promise((resolve) => setImmediate(() => resolve(undefined)))

test.each([{ keys: true }, { keys: false }])(
  'whatever happens on the line, the app says of every order what the portal knows (keys known: $keys)',
  async ({ keys }) => {
    let orders = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 30, maxLength: 45 }),
        fc.constantFrom<readonly number[]>([], [], [2], [1, 2]),
        async (steps, refuses) => {
          const shop = new Shop(keys, refuses)
          for (const next of steps) {
            await shop.take(next)
            shop.verifyNoDoubles()
          }
          shop.portal.offline = false
          await shop.take({ does: 'restart' })
          shop.portal.deliverLate()
          await shop.take({ does: 'restart' })
          shop.verify()
          // A portal that knows keys leaves no question open once the line is whole.
          if (keys) expect(shop.journal.list(true)).toEqual([])
          orders += shop.keys
        },
      ),
      { numRuns: SEQUENCES / 2 },
    )
    expect(orders).toBeGreaterThan(SEQUENCES)
  },
  240_000,
)

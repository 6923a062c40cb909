import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WHOLE_CARTS } from '../../../src/shared/domain/carts/cart-kinds.ts'
import { store } from '../../support/stock-portal.ts'
import { ModelShop } from './model-shop.ts'
import type { Step } from './model-step.ts'
import { isNumberTaken, verify, verifyNothingStuck } from './model-verdict.ts'
import { LINE_FAULTS, STATUS_FAULTS } from './till.ts'

/** Number of sequences per run; `npm run fuzz` runs more. */
const SEQUENCES = Number(process.env.STOREDESK_SEQUENCES ?? 100)
const SECOND = 1_000
const DAY = 86_400 * SECOND

/** An operator's cart of the same store. */
const PART_OF_OWN = { user: store.id, subcatid: 1, typeid: 1, brandid: 1 }
const prepare = fc.record({
  does: fc.constant('prepare' as const),
  cart: fc.constantFrom('all' as const, 'all' as const, ...WHOLE_CARTS, PART_OF_OWN),
  gated: fc.constantFrom(false, false, true),
})
const place = fc.record({
  does: fc.constant('place' as const),
  fault: fc.constantFrom(...LINE_FAULTS),
  twice: fc.boolean(),
  nth: fc.constantFrom(0, 0, 0, 1),
})

/** Filling, preparing and placing come often: the other steps happen in between. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('fill' as const),
      products: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
      qty: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      products: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
      qty: fc.integer({ min: 1, max: 4 }),
      fault: fc.constantFrom(...LINE_FAULTS),
    }),
  },
  { weight: 6, arbitrary: prepare },
  { weight: 7, arbitrary: place },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(60, 900, 86_400).map((s) => s * SECOND),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('step the clock' as const),
      ms: fc.constantFrom(120 * SECOND, DAY, -DAY, -120 * SECOND),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('status fails' as const), how: fc.constantFrom(...STATUS_FAULTS) }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'the cart arrives' as const,
        'the cart arrives' as const,
        'answers arrive' as const,
        'answers arrive' as const,
        'late requests arrive' as const,
        'timers' as const,
        'restart' as const,
        'cut the line' as const,
        'mend the line' as const,
        'mend the line' as const,
        'check' as const,
        'set aside' as const,
        'order elsewhere' as const,
        'back up' as const,
        'lose the journal' as const,
      ),
    }),
  },
)

test.each([{ keys: true }, { keys: false }])(
  'whatever happens on the line, the app says of every order what the portal knows (keys known: $keys)',
  async ({ keys }) => {
    let placed = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 30, maxLength: 45, size: 'max' }),
        fc.constantFrom<readonly number[]>([], [], [2], [1, 2]),
        async (steps, refuses) => {
          const shop = new ModelShop(keys, refuses)
          for (const next of steps) {
            await shop.take(next)
            if (next.does === 'lose the journal') await shop.lookBack()
          }
          await shop.take({ does: 'mend the line' })
          await shop.take({ does: 'late requests arrive' })
          await shop.take({ does: 'restart' })
          verify(shop)
          verifyNothingStuck(shop, keys)
          await shop.take({ does: 'status fails', how: 'none' })
          await shop.take({ does: 'restart' })
          verify(shop)
          // A portal with keys leaves no order open once it answers, except one that contradicts itself.
          if (keys) expect(shop.journal.list(true).filter((order) => !isNumberTaken(shop, order))).toEqual([])
          placed += shop.till.placed.length
        },
      ),
      { numRuns: SEQUENCES / 2, endOnFailure: process.env.STOREDESK_QUICK !== undefined },
    )
    expect(placed).toBeGreaterThan(SEQUENCES)
  },
)

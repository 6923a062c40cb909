/** Random actions of a user, a second computer and a faulty network on a cart: screen, disk and portal agree, and nothing is lost. */
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { CART_FAULTS, CartDesk, type DeskStep, IDS, PLACE_FAULTS } from './cart-desk.ts'

/** Number of sequences per run; more through the environment. */
const SEQUENCES = Number(process.env.STOREDESK_CART_SEQUENCES ?? 50)

const id = fc.constantFrom(...IDS)
const qty = fc.integer({ min: 1, max: 9 })
const ofLine = (does: 'add' | 'type' | 'import' | 'change elsewhere') => fc.record({ does: fc.constant(does), id, qty })

const step: fc.Arbitrary<DeskStep> = fc.oneof(
  { weight: 6, arbitrary: ofLine('add') },
  { weight: 6, arbitrary: ofLine('type') },
  { weight: 2, arbitrary: ofLine('import') },
  { weight: 2, arbitrary: ofLine('change elsewhere') },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('remove' as const),
      ids: fc.subarray([...IDS], { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'clear' as const,
        'refresh' as const,
        'refresh' as const,
        'undo' as const,
        'undo' as const,
        'undo' as const,
        'redo' as const,
        'redo' as const,
        'retry' as const,
        'retry' as const,
        'check' as const,
        'restart' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('stock' as const), id, stock: fc.constantFrom(0, 1, 3, 50) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('fail' as const), how: fc.constantFrom(...CART_FAULTS) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('place' as const), fault: fc.constantFrom(...PLACE_FAULTS) }) },
)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('screen, disk and portal agree at the end of each, no order is placed twice, no line is lost', async () => {
  let orders = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (steps) => {
      const desk = new CartDesk()
      await desk.sitDown()
      try {
        for (const next of steps) {
          const before = new Set(desk.portal().keys())
          const { gone, come } = await desk.take(next)
          const now = new Set(desk.portal().keys())
          expect(
            [...before].filter((one) => !now.has(one) && !gone.includes(one)),
            `lost by ${next.does}`,
          ).toEqual([])
          expect(
            [...now].filter((one) => !before.has(one) && !come.includes(one)),
            `came by ${next.does}`,
          ).toEqual([])
          if (desk.isSettled) expect(desk.screen(), `shown after ${next.does}`).toEqual(desk.portal())
        }
        // The network works again, and the user sends everything and looks at the cart.
        for (const does of ['mend the line', 'retry', 'check', 'refresh'] as const) await desk.take({ does })
        expect(desk.screen()).toEqual(desk.portal())
        expect(desk.onDisk()).toEqual(desk.portal())
        const placed = desk.taken.map((order) => order.split(' ').slice(0, 2).join(' '))
        expect(new Set(placed).size, 'placed twice').toBe(placed.length)
        orders += placed.length
      } finally {
        desk.close()
      }
    }),
    { numRuns: SEQUENCES, endOnFailure: process.env.STOREDESK_QUICK !== undefined },
  )
  expect(orders).toBeGreaterThan(SEQUENCES / 4)
})

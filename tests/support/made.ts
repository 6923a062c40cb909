/** Papers of any kind, built as main builds them, from answers that the test supplies. */
import { readReference } from '../../src/main/reference.ts'
import type { CartSnapshot } from '../../src/shared/domain/carts/cart.ts'
import type { JournalOrder } from '../../src/shared/domain/orders/order.ts'
import type { Store } from '../../src/shared/domain/people/store.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { ok, type Result } from '../../src/shared/errors.ts'
import type { Paper, PaperContext } from '../../src/shared/papers/paper.ts'
import { type MadePaper, type PaperKind, type PaperSubject, papers } from '../../src/shared/papers.ts'
import type { AskPortal } from '../../src/shared/portal/ask.ts'
import type { AnswerTo, ReadName } from '../../src/shared/portal/own-reads.ts'
import { BHAMBOLI, line, mapping, product, stock, store, supply } from './builders.ts'
import { DELIVERY } from './journal-on-disk.ts'

export type Answers = { readonly [N in ReadName]?: AnswerTo<N> }

export const TODAY = '2026-11-21'

/** Staff rights, so that a paper's store comes from the answers. */
export const STAFF: Partial<Store> = { isFranchisee: false, isAdmin: true }

/** Forty products from two warehouses, and one without stock. */
const CART: CartSnapshot = {
  cart: 'all',
  edition: 1,
  lines: Array.from({ length: 41 }, (_, nth) => line(1001 + nth, 3)),
  supply: supply({
    products: Array.from({ length: 40 }, (_, nth) =>
      product({
        id: 1001 + nth,
        name: `Cotton Romper ${nth}`,
        size: '0-3 M',
        warehouses: [stock(10, nth % 2 === 0 ? {} : { id: BHAMBOLI })],
      }),
    ),
    mapping: [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli DC' })],
  }),
  fetchedAt: `${TODAY}T09:30:00Z`,
  saved: false,
}

/** One purchase order placed, one refused. */
export const ORDER: JournalOrder = {
  key: 'order-1',
  cartType: 'all',
  cart: 'all',
  store: 1,
  state: 'partly',
  createdAt: '2026-04-05T09:58:00.000Z',
  sentAt: '2026-04-05T10:00:00.000Z',
  settledAt: '2026-04-05T10:00:02.000Z',
  quantity: 248,
  total: paise(45_50_050),
  gapQty: 7,
  gapPrice: paise(21_000),
  placedBy: 'Aarav, aarav@practice.storedesk.example',
  shipsTo: { ...DELIVERY.shipsTo, mobilenumber: '9000000000' },
  message: 'Failed to place the order. Please retry.',
  groups: [
    {
      key: 'pune',
      wh: 2,
      whType: 'Warehouse',
      whName: 'Pune',
      orderType: 'OWNED',
      outcome: 'placed',
      poid: 'PO-1001-T',
      items: 12,
      quantity: 240,
      total: paise(45_00_050),
      message: undefined,
    },
    {
      key: 'stockist',
      wh: 501,
      whType: 'Stockist',
      whName: 'Saraswati Toys & Gifts',
      orderType: 'DS_JIT',
      outcome: 'failed',
      poid: undefined,
      items: 2,
      quantity: 8,
      total: paise(50_000),
      message: 'The order is short of the minimum.',
    },
  ],
}

export const contextOf = (who: Partial<Store>): PaperContext => ({
  store: store(who),
  reference: readReference(),
  today: TODAY,
  now: Date.parse(`${TODAY}T10:00:00Z`),
  hasPicture: () => true,
  cart: async () => ok(CART),
  order: () => ok(ORDER),
})

/** Builds a paper; returns refusals unchanged. */
export async function tryMade<K extends PaperKind>(
  subject: PaperSubject<K>,
  answers: Answers = {},
  who: Partial<Store> = STAFF,
): Promise<Result<MadePaper<K>>> {
  const ask: AskPortal = async (call) => {
    const answer = answers[call]
    if (answer === undefined) throw new Error(`The test has no answer for ${call}`)
    return ok(answer as never)
  }
  const { make }: { make: Paper<never, MadePaper['value']>['make'] } = papers[subject.kind]
  const result = await make(subject as never, ask, contextOf(who))
  return result.ok ? ok({ kind: subject.kind, ...result.value } as MadePaper<K>) : result
}

export async function made<K extends PaperKind>(
  subject: PaperSubject<K>,
  answers?: Answers,
  who?: Partial<Store>,
): Promise<MadePaper<K>> {
  const result = await tryMade<K>(subject, answers, who)
  if (!result.ok) throw new Error(`The paper of the test is refused: ${result.error.message}`)
  return result.value
}

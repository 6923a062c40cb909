/** A store's ledgers: a handful of entries, of a store that has paid more than it took. */
import { paise } from '../../../shared/domain/values/money.ts'
import { within } from '../../kit/rows.ts'
import { seededPast } from '../../kit/seeded.ts'
import type { AreaCalls } from '../../practice.ts'

const PAST = { count: 6, days: 60 }
/** More than all entries together can take. */
const OPENING = { openingBalance: paise(50_000_00), crdrOpeningBalance: 'Credit' } as const

export const ledgerCalls: AreaCalls<'ledger'> = {
  entries: ({ body: { ledgerType, orderFrom, orderTo } }, visit) => {
    const isAsked = within(orderFrom, orderTo)
    return seededPast(visit, `ledger ${ledgerType}`, PAST, (random) => ({
      debit: paise(random.whole(100_00, 8000_00)),
    }))
      .filter(({ at }) => isAsked(at))
      .toReversed()
      .map(({ debit }, nth) => ({ debit, ...(nth === 0 && OPENING) }))
  },
}

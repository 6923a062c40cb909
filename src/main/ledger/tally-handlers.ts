import type { Written } from '../../shared/bridge/entry.ts'
import type { TallyPreview } from '../../shared/bridge/ledger.ts'
import { type TaxGap, taxedBy } from '../../shared/domain/ledger/input-tax.ts'
import { entryKey } from '../../shared/domain/ledger/merge.ts'
import { netOf } from '../../shared/domain/ledger/statement.ts'
import { LEFT_OUT, type TallyPlan, tallyPlan } from '../../shared/domain/ledger/tally.ts'
import { TALLY_USES, type TallyUse } from '../../shared/domain/ledger/tally-kinds.ts'
import { tallyFile } from '../../shared/domain/ledger/tally-xml.ts'
import { ACCOUNTS } from '../../shared/domain/payments/payment.ts'
import { formatDays } from '../../shared/domain/values/dates.ts'
import { sum } from '../../shared/domain/values/money.ts'
import { ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, XML } from '../files/dialogs.ts'
import { fileName } from '../files/file-name.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { ReadAny } from '../portal/own-reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'

export interface TallyHandlersDeps extends Pick<SessionPortal, 'store'> {
  readonly ask: ReadAny
  readonly dialogs: Dialogs
}

export type TallyHandlers = Pick<Handlers, 'ledger.previewTally' | 'ledger.saveTally'>

/** Entries named per reason. */
const NAMED = 5

export const tallyHandlers = ({ ask, dialogs, store }: TallyHandlersDeps): TallyHandlers => ({
  'ledger.previewTally': async (query): Promise<Result<TallyPreview>> => {
    const read = await readPlan(ask, query)
    if (!read.ok) return read
    const { plan, gaps, missing } = read.value
    const needed = [...plan.needed].map(([key, count]) => ({ key, count }))
    return ok({ uses: usesOf(plan), leftOut: leftOutOf(plan), gaps, needed, missing })
  },
  'ledger.saveTally': async (query): Promise<Result<Written>> => {
    const user = store()?.id
    if (user === undefined) return sessionEnded()
    const read = await readPlan(ask, query)
    if (!read.ok) return read
    const { account, from, to, names } = query
    const { vouchers } = read.value.plan
    if (vouchers.length === 0) return refuse('tallyNone')
    const name = ACCOUNTS.find(({ id }) => id === account)?.name ?? ''
    const suggested = `Tally vouchers ${name}, ${formatDays(from, to)}.xml`
    const path = await dialogs.saveAs(fileName(suggested), XML)
    if (path === undefined) return ok(undefined)
    if (store()?.id !== user) return sessionEnded()
    return writeWhole(path, tallyFile(vouchers, { storeId: user, account, names }))
  },
})

interface ReadPlan {
  readonly plan: TallyPlan
  readonly gaps: readonly TaxGap[]
  readonly missing: readonly string[]
}

/** Reads the ledger of the period, and the tax on the chosen documents. */
async function readPlan(
  ask: ReadAny,
  { account, from, to, entries, names, gross }: Payload<'ledger.saveTally'>,
): Promise<Result<ReadPlan>> {
  const read = await ask('ledger.statement', { account, from, to })
  if (!read.ok) return read
  const { rows, missing } = read.value
  const chosen = new Set(entries)
  const own = rows.filter((entry) => chosen.has(entryKey(entry)))
  if (own.length === 0) return refuse('ledgerNone')
  const taxed = own.filter((entry) => taxedBy(entry) !== undefined).map(entryKey)
  const taxes =
    taxed.length === 0
      ? ok({ rows: [], gaps: [], missing: [] })
      : await ask('ledger.inputTax', { account, from, to, entries: taxed })
  if (!taxes.ok) return taxes
  const { gaps } = taxes.value
  const isPartial = missing.length > 0
  const plan = tallyPlan({ account, entries: own, sales: rows, taxes: taxes.value.rows, gaps, isPartial, names, gross })
  return ok({ plan, gaps, missing })
}

function usesOf({ vouchers }: TallyPlan): TallyPreview['uses'] {
  const byUse = Map.groupBy(vouchers, ({ use }) => use)
  return (Object.keys(TALLY_USES) as TallyUse[]).flatMap((use) => {
    const some = byUse.get(use)
    return some === undefined ? [] : [{ use, count: some.length, amount: sum(some.map(({ entry }) => netOf(entry))) }]
  })
}

function leftOutOf({ leftOut }: TallyPlan): TallyPreview['leftOut'] {
  const byReason = Map.groupBy(leftOut, ({ why }) => why)
  return LEFT_OUT.flatMap((why) => {
    const some = byReason.get(why)?.map(({ entry }) => entry)
    return some === undefined
      ? []
      : [
          {
            why,
            count: some.length,
            amount: sum(some.map(netOf)),
            vouchers: some.slice(0, NAMED).map(({ voucherNumber, id }) => voucherNumber || id),
          },
        ]
  })
}

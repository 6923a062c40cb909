/** Answers the reads of screens, lists and papers: calls of the portal, and reads that main builds from several calls. */

import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { PartialAnswer } from '../../shared/portal/ask.ts'
import {
  type AnswerTo,
  isOwnRead,
  type OwnAnswer,
  type OwnArgs,
  type OwnRead,
  ownReads,
  type ReadArgs,
  type ReadName,
} from '../../shared/portal/own-reads.ts'
import { readStoreSellers } from '../catalogue/store-sellers.ts'
import { closingBalance } from '../ledger/closing-balance.ts'
import { readDetails } from '../ledger/details.ts'
import { readInputTax } from '../ledger/input-tax.ts'
import type { LedgerMarks } from '../ledger/ledger-marks.ts'
import { type LedgerDeps, readLedger } from '../ledger/ledger-service.ts'
import { readEveryOrder } from '../ordering/every-order.ts'
import { type DifferencesDeps, readDifferences } from '../receiving/differences.ts'
import { readBrands } from '../replenishment/car-brands.ts'
import { type OrderableDeps, readOrderable } from '../replenishment/checklist-order.ts'
import { readGroup, readMovements, readParents, readViews, type ViewsDeps } from '../replenishment/my-ars.ts'
import { readOffers } from '../replenishment/offers.ts'
import type { PartialOptions } from './partial-results.ts'
import type { CallOptions, PortalClient } from './portal-client.ts'
import type { SessionPortal } from './session-portal.ts'

export interface OwnReader {
  read<N extends OwnRead>(name: N, args: unknown, options?: PartialOptions): Promise<Result<ReadAnswer<OwnAnswer<N>>>>
}

type Answering = {
  readonly [N in OwnRead]: (args: OwnArgs<N>, options?: PartialOptions) => Promise<Result<ReadAnswer<OwnAnswer<N>>>>
}

export interface OwnReaderDeps
  extends LedgerDeps,
    ViewsDeps,
    OrderableDeps,
    DifferencesDeps,
    Pick<SessionPortal, 'products'> {
  /** The ledger marks of the signed-in account. */
  readonly marks: () => Result<LedgerMarks>
}

export function createOwnReader(deps: OwnReaderDeps): OwnReader {
  const now = () => isoAt(deps.clock())
  const answering: Answering = {
    'order.every': (asked, options) => readEveryOrder(deps.reader, asked, options),
    'ledger.statement': (asked, options) => readLedger(deps, asked, options),
    'ledger.balanceToday': async ({ account }, options = {}) => {
      const at = now()
      const read = await closingBalance(deps, account, { fresh: false, ...options })
      return read.ok ? ok({ answer: read.value, at, saved: false, unread: 0 }) : read
    },
    // A user who acts for another store has no marks in its ledger.
    'ledger.marks': async ({ account }) => {
      const kept = deps.marks()
      const answer = kept.ok ? kept.value.of(account) : []
      return ok({ answer, at: now(), saved: false, unread: 0 })
    },
    'ledger.inputTax': (asked, options) => readInputTax(deps, asked, options),
    'ledger.details': (asked, options) => readDetails(deps.reader, asked, options),
    'orderAssist.sellers': (_, options) => readStoreSellers(deps, options),
    'loads.differences': async ({ loads }) => {
      const read = await readDifferences(deps, loads)
      return read.ok ? ok({ answer: read.value, at: now(), saved: false, unread: 0 }) : read
    },
    'ars.parents': (asked, options) => readParents(deps.reader, asked, options),
    'ars.group': (asked, options) => readGroup(deps.reader, asked, options),
    'ars.views': (asked, options) => readViews(deps, asked, options),
    'ars.movements': (asked, options) => readMovements(deps, asked, options),
    'offers.afs': ({ body }, options) => readOffers(deps.reader, 'afs.candidates', body, options),
    'offers.car': ({ body }, options) => readOffers(deps.reader, 'car.candidates', body, options),
    'carParts.brands': (asked, options) => readBrands(deps.reader, asked, options),
    'checklist.toOrder': (asked, options) => readOrderable(deps, asked, options),
  }
  return {
    read: async <N extends OwnRead>(name: N, args: unknown, options?: PartialOptions) => {
      const asked = ownReads[name].safeParse(args)
      if (!asked.success) return fail({ kind: 'request', message: say('badRequest'), call: name })
      return answering[name](asked.data as OwnArgs<N>, options)
    },
  }
}

export type ReadAny = <N extends ReadName>(
  read: N,
  args: ReadArgs<N>,
  options?: CallOptions,
) => Promise<PartialAnswer<AnswerTo<N>>>

/** For list files and papers: a call is sent again, an own read is answered as on its screen. */
export const readAny = (client: PortalClient, own: OwnReader): ReadAny =>
  (async (read: ReadName, args: never, options?: CallOptions) => {
    if (!isOwnRead(read)) return client.call(read, args, options)
    const answer = await own.read(read, args, options)
    return answer.ok ? ok(answer.value.answer) : answer
  }) as ReadAny

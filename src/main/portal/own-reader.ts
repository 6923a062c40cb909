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
    'order.every': (args, options) => readEveryOrder(deps.reader, args, options),
    'ledger.statement': (args, options) => readLedger(deps, args, options),
    'ledger.balanceToday': async ({ account }, options = {}) => {
      const at = now()
      const read = await closingBalance(deps, account, { fresh: false, ...options })
      return read.ok ? ok({ answer: read.value, at, saved: false, unread: 0 }) : read
    },
    // A user who acts for another store has no marks in its ledger.
    'ledger.marks': async ({ account }) => {
      const marks = deps.marks()
      const answer = marks.ok ? marks.value.of(account) : []
      return ok({ answer, at: now(), saved: false, unread: 0 })
    },
    'ledger.inputTax': (args, options) => readInputTax(deps, args, options),
    'ledger.details': (args, options) => readDetails(deps.reader, args, options),
    'orderAssist.sellers': (_, options) => readStoreSellers(deps, options),
    'loads.differences': async ({ loads }) => {
      const read = await readDifferences(deps, loads)
      return read.ok ? ok({ answer: read.value, at: now(), saved: false, unread: 0 }) : read
    },
    'ars.parents': (args, options) => readParents(deps.reader, args, options),
    'ars.group': (args, options) => readGroup(deps.reader, args, options),
    'ars.views': (args, options) => readViews(deps, args, options),
    'ars.movements': (args, options) => readMovements(deps, args, options),
    'offers.afs': ({ body }, options) => readOffers(deps.reader, 'afs.candidates', body, options),
    'offers.car': ({ body }, options) => readOffers(deps.reader, 'car.candidates', body, options),
    'carParts.brands': (args, options) => readBrands(deps.reader, args, options),
    'checklist.toOrder': (args, options) => readOrderable(deps, args, options),
  }
  return {
    read: async <N extends OwnRead>(name: N, args: unknown, options?: PartialOptions) => {
      const parsed = ownReads[name].safeParse(args)
      if (!parsed.success) return fail({ kind: 'request', message: say('badRequest'), call: name })
      return answering[name](parsed.data as OwnArgs<N>, options)
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

/** A ledger as a portal sends it: the answers that a test defines, and empty ones for all other calls. */
import type { LedgerDeps } from '../../src/main/ledger/ledger-service.ts'
import { MASTERS } from '../../src/main/ledger/masters.ts'
import type { PortalClient } from '../../src/main/portal/portal-client.ts'
import { createReader } from '../../src/main/portal/reader.ts'
import { type AppError, fail, type Result } from '../../src/shared/errors.ts'
import { type CallName, findCall } from '../../src/shared/portal/calls.ts'
import { readAnswer } from '../../src/shared/portal/rows.ts'
import { store } from './builders.ts'

export type LedgerCall = Extract<CallName, `ledger.${string}`>
/** JSON, or the failure of the call. */
export type WireLedger = { readonly [N in LedgerCall]?: unknown }

const isFailure = (answer: unknown): answer is AppError =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && 'message' in answer

/** The calls' answers for a scripted portal, each parsed by its schema; `now` is called each time. */
export function wireLedger(now: () => WireLedger) {
  const answered = (name: LedgerCall, usual: unknown): Result<never> => {
    const answer = now()[name] ?? usual
    if (isFailure(answer)) return fail(answer)
    const shape = findCall(name)?.spec.answer
    if (shape === undefined) throw new Error(`No such call: ${name}`)
    const { parsed, unread } = readAnswer(shape, answer)
    const strange = fail({ kind: 'answer', message: `${name} is strange`, call: name })
    return parsed.success ? { ok: true, value: parsed.data as never, ...(unread.length > 0 && { unread }) } : strange
  }
  return Object.fromEntries([
    ['ledger.openingBalance', () => answered('ledger.openingBalance', { openingBalance: 0, crdrOpeningBalance: '' })],
    ['ledger.entries', quarterly(() => answered('ledger.entries', []))],
    ...Object.values(MASTERS).map((name) => [name, () => answered(name, [])]),
  ])
}

/** All in the first quarter, so that each entry appears once. */
const quarterly =
  (answer: () => Result<never>) =>
  ({ body }: { readonly body: { readonly orderFrom?: string } }): Result<never> =>
    body.orderFrom?.endsWith('-04-01') ? answer() : { ok: true, value: [] as never }

/** The ledger service's dependencies, on a portal without saved answers. */
export const ledgerDeps = (client: PortalClient, clock: () => number): LedgerDeps => ({
  reader: createReader({ client, answers: () => undefined, clock }),
  store: () => store(),
  clock,
})

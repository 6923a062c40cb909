/** A reader of a ledger's pieces, which are empty unless a test sets them. */
import type { LedgerDeps } from '../../../../src/main/ledger/ledger-service.ts'
import type { ReadOptions } from '../../../../src/main/portal/reader.ts'
import type { ReadAnswer } from '../../../../src/shared/bridge/portal.ts'
import { fail, ok, type Result } from '../../../../src/shared/errors.ts'
import type { CallName } from '../../../../src/shared/portal/calls.ts'
import { rupees, store } from '../../../support/builders.ts'
import { offline } from '../../../support/scripted-portal.ts'

/** Noon of that day in India. */
export const NOW = Date.parse('2026-11-21T06:30:00.000Z')
export const AT = new Date(NOW).toISOString()

export interface PortalCall {
  readonly name: CallName
  readonly args: { readonly query?: { year?: string }; readonly body?: { orderFrom: string } }
  readonly options: ReadOptions
}
type Piece = (call: PortalCall) => Result<unknown> | ReadAnswer | undefined

/** A piece in the form in which it is read. */
export const read = (answer: unknown, more: Partial<ReadAnswer> = {}): ReadAnswer => ({
  answer,
  at: AT,
  saved: false,
  unread: 0,
  ...more,
})
export const opens = (amount: number, side = 'Debit') => ({ openingBalance: rupees(amount), crdrOpeningBalance: side })

/** The year of a piece. */
export const yearOf = ({ args }: PortalCall): string => {
  const from = args.body?.orderFrom
  if (from === undefined) return args.query?.year ?? '2026-2027'
  const first = Number(from.slice(0, 4)) - (from.slice(5) < '04-01' ? 1 : 0)
  return `${first}-${first + 1}`
}

export function pieces(answers: Partial<Record<CallName, Piece>> = {}, me = store()) {
  const calls: PortalCall[] = []
  const state = { store: me as typeof me | undefined, now: NOW }
  const usual = (name: CallName) => (name === 'ledger.openingBalance' ? opens(0) : [])
  const deps: LedgerDeps = {
    store: () => state.store,
    clock: () => state.now,
    reader: {
      read: async (name, args, options = {}) => {
        const one: PortalCall = { name, args: args as PortalCall['args'], options }
        calls.push(one)
        const answer = answers[name]?.(one) ?? read(usual(name))
        return ('ok' in answer ? answer : ok(answer)) as never
      },
    },
  }
  const of = (name: CallName) => calls.filter((one) => one.name === name)
  return { deps, calls, state, of }
}

export const lost = () => fail(offline)

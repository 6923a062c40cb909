/** Pastes rows of a spreadsheet into the cart: one step, and a report of the rows that weren't taken. */

import type { Quantities } from '../../../shared/domain/carts/cart.ts'
import { type Step, stepBetween, withoutProducts } from '../../../shared/domain/carts/cart-history.ts'
import {
  type PasteAt,
  type PasteReport,
  type PieceRow,
  pastedSentence,
  pastingOf,
  type RefusedRow,
} from '../../../shared/domain/carts/cart-paste.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import type { CartStoreActions } from './cart-store-actions.ts'
import { isCertain } from './lost-changes.ts'

interface PastingDeps extends Pick<CartStoreActions, 'store' | 'cartType' | 'set' | 'add' | 'tell' | 'reread'> {
  readonly pieces: () => Quantities
  readonly remember: (step: Step | undefined) => void
}

export function createPasting({ store, cartType, set, add, tell, reread, pieces, remember }: PastingDeps) {
  const { getState, setState } = store

  /** Adds rows; returns those that weren't taken with their reason. */
  const putRows = async (rows: readonly PieceRow[]) => {
    if (rows.length === 0) return []
    const why = (reason: string) => (row: PieceRow) => ({ row: row.row, text: row.text, why: reason })
    try {
      const { leftOut = [] } = await add(rows.map(({ id, qty }) => ({ id, qty })))
      const here = pieces()
      const reasons = new Map(leftOut.map(({ id, reason }) => [id, reason]))
      return rows.flatMap((row) => (here.has(row.id) ? [] : why(reasons.get(row.id) ?? messages.tryAgain)(row)))
    } catch (thrown) {
      const error = appErrorOf(thrown)
      // The answer may have been lost after the change.
      if (!isCertain(error)) await reread()
      const here = pieces()
      return rows.filter(({ id }) => !here.has(id)).map(why(error.message))
    }
  }

  return async (text: string, into: PasteAt): Promise<void> => {
    setState({ pasted: undefined })
    const before = pieces()
    const { rows, set: changed, add, same, refused } = pastingOf(text, { ...into, cartType, cart: before })
    const accepting = changed.length === 0 || set(changed.map(({ id, qty }) => ({ id, qty })))
    const notAdded = await putRows(add)
    const now = new Map([...pieces(), ...changed.map(({ id, qty }) => [id, qty] as const)])
    const ids = new Set([...changed, ...add].map(({ id }) => id))
    const some = (all: Quantities): Quantities => new Map([...all].filter(([id]) => ids.has(id)))
    const step = stepBetween(`Paste ${counted.rows(rows)}`, some(before), some(now))
    remember(step)
    const rejected = [...refused, ...notAdded]
    const report = (notChanged: readonly RefusedRow[] = []) => {
      const pasteReport: PasteReport = {
        rows,
        changed: changed.length - notChanged.length,
        added: add.length - notAdded.length,
        same,
        refused: [...rejected, ...notChanged].sort((one, other) => one.row - other.row),
      }
      // A report with refused rows stays until the user has read it.
      if (pasteReport.refused.length === 0) tell({ tone: 'good', text: pastedSentence(pasteReport) })
      else setState({ pasted: pasteReport })
    }
    if (rejected.length > 0) report()
    // Quantities that the portal refuses are reported with their rows and removed from the step.
    void Promise.resolve(accepting).then((all) => {
      if (all) return rejected.length === 0 && report()
      if (step !== undefined) {
        const never = new Set(changed.map(({ id }) => id))
        setState(({ history }) => ({ history: withoutProducts(history, step, never) }))
      }
      const why = (id: number) => getState().refused.get(id) ?? messages.tryAgain
      report(changed.map(({ row, text, id }) => ({ row, text, why: why(id) })))
    })
  }
}

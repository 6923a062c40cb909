/** Everything that changes the cart, each with the step that takes it back: one after the other, none lost. */

import type { StoreApi } from 'zustand'
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { CartType } from '../../../shared/domain/cart.ts'
import {
  forgotten,
  gone,
  isNothing,
  nextStep,
  type Piece,
  type Pieces,
  partlyGone,
  planOf,
  recorded,
  type Step,
  stepBetween,
  type Way,
} from '../../../shared/domain/cart-history.ts'
import {
  type PasteInto,
  type PasteReport,
  type PieceRow,
  pastedSentence,
  pastingOf,
} from '../../../shared/domain/cart-paste.ts'
import { counted } from '../../../shared/domain/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { changeCart } from '../../app/cart.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModelState } from './cart-state.ts'

/** What the steps do with the cart: each is shown here and told to main. */
export interface CartHands {
  readonly store: StoreApi<CartModelState>
  readonly cartType: CartType
  /** Shown at once, and sent behind; true once the portal has them, false when it refused. */
  set(items: readonly Piece[]): Promise<boolean>
  take(ids: readonly number[]): Promise<void>
  put(items: readonly Piece[]): Promise<CartChanged>
  /** The cart as main has it now, shown. */
  reread(): Promise<void>
  dropWaiting(): void
}

/** A line whose gap another product takes over. */
export interface Exchange {
  readonly id: number
  /** Pieces that the line keeps; 0 takes it out. */
  readonly keeps: number
  readonly alternate: { readonly id: number; readonly name: string }
  /** Pieces that the alternate takes over. */
  readonly pieces: number
}

export interface CartSteps {
  /** A quantity that stands on the screen already. */
  typed(id: number, qty: number, was: number): void
  /** One quantity for several lines. */
  fill(ids: readonly number[], qty: number): void
  /** Rows of a spreadsheet. */
  paste(text: string, into: Omit<PasteInto, 'cart'>): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  clear(): Promise<void>
  add(items: readonly Piece[]): Promise<void>
  reorder(orderId: string): Promise<CartChanged>
  exchange(exchange: Exchange): Promise<void>
  /** From here on until it ended, an import changes the cart; the ids are those of what it brought. */
  importBegan(): void
  importEnded(ids: readonly number[]): Promise<void>
  travel(way: Way): Promise<void>
}

export function createCartSteps({ store, cartType, set, take, put, reread, dropWaiting }: CartHands): CartSteps {
  const { getState, setState } = store
  let last: Promise<unknown> = Promise.resolve()
  let beforeImport: Pieces | undefined

  const pieces = (): Pieces => new Map(getState().cart.lines.map(({ line }) => [line.id, line.qty]))
  const nameOf = (id: number): string =>
    getState().cart.lines.find(({ line }) => line.id === id)?.product?.name ?? `product ${id}`
  const of = (ids: readonly number[]): string => {
    const [one] = ids
    return ids.length === 1 && one !== undefined ? nameOf(one) : `${ids.length} lines`
  }

  /** One change at a time: the next one finds the cart as this one left it. */
  const inTurn = <A>(run: () => Promise<A>): Promise<A> => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
  const remember = (step: Step | undefined) => {
    if (step !== undefined) setState(({ history }) => ({ history: recorded(history, step) }))
  }
  const rememberSince = (label: string, before: Pieces, after: Pieces = pieces()) =>
    remember(stepBetween(label, before, after))

  /** Shown, remembered and sent; what the portal refuses was no step. */
  const change = (label: string, items: readonly Piece[], before: Pieces) => {
    const step = stepBetween(label, before, new Map([...before, ...items.map(({ id, qty }) => [id, qty] as const)]))
    if (step === undefined) return
    remember(step)
    void set(items).then((taken) => {
      if (!taken) setState(({ history }) => ({ history: forgotten(history, step) }))
    })
  }

  const tell = ({ message }: CartChanged) => {
    if (message !== undefined) toast.done(message)
  }

  /** Adds rows; those that weren't taken come back with their reason. */
  const putRows = async (rows: readonly PieceRow[]) => {
    if (rows.length === 0) return []
    const why = (reason: string) => (row: PieceRow) => ({ row: row.row, text: row.text, why: reason })
    try {
      const { leftOut = [] } = await put(rows.map(({ id, qty }) => ({ id, qty })))
      const here = pieces()
      const reasons = new Map(leftOut.map(({ id, reason }) => [id, reason]))
      return rows.flatMap((row) => (here.has(row.id) ? [] : why(reasons.get(row.id) ?? messages.tryAgain)(row)))
    } catch (thrown) {
      return rows.map(why(appErrorOf(thrown).message))
    }
  }

  const removeNow = async (ids: readonly number[]) => {
    const before = pieces()
    const label = `Deletion of ${of(ids)}`
    await take(ids)
    rememberSince(label, before)
  }

  /** Additions come first: where the portal refuses them, nothing has changed. */
  const carryOut = async (step: Step, way: Way): Promise<void> => {
    const { add, set: quantities, remove } = planOf(step, way, pieces())
    const left = new Set<number>()
    if (add.length > 0) {
      tell(await put(add))
      const here = pieces()
      for (const { id } of add) if (!here.has(id)) left.add(id)
    }
    if (remove.length > 0) await take(remove)
    setState(({ history }) => ({ history: partlyGone(history, step, way, left) }))
    if (quantities.length === 0) return
    void set(quantities).then((taken) => {
      if (!taken) setState(({ history }) => ({ history: gone(history, step, way === 'undo' ? 'redo' : 'undo') }))
    })
  }

  return {
    typed: (id, qty, was) => change(`Quantity: ${nameOf(id)}`, [{ id, qty }], new Map([...pieces(), [id, was]])),
    fill: (ids, qty) =>
      change(
        `Quantity: ${of(ids)}`,
        ids.map((id) => ({ id, qty })),
        pieces(),
      ),
    paste: (text, into) =>
      inTurn(async () => {
        const before = pieces()
        const { rows, set: changed, add, same, refused } = pastingOf(text, { ...into, cart: before })
        if (changed.length > 0) void set(changed.map(({ id, qty }) => ({ id, qty })))
        const notAdded = await putRows(add)
        const label = `Pasting of ${counted.rows(rows)}`
        const now = pieces()
        const ids = new Set([...changed, ...add].map(({ id }) => id))
        const some = (all: Pieces): Pieces => new Map([...all].filter(([id]) => ids.has(id)))
        rememberSince(label, some(before), some(now))
        const added = add.length - notAdded.length
        const report: PasteReport = {
          rows,
          changed: changed.length,
          added,
          same,
          refused: [...refused, ...notAdded].sort((one, other) => one.row - other.row),
        }
        if (report.refused.length === 0) toast.done(pastedSentence(report))
        setState({ pasted: report.refused.length === 0 ? undefined : report })
      }),
    remove: (ids) => inTurn(() => removeNow(ids)),
    clear: () =>
      inTurn(async () => {
        const before = pieces()
        dropWaiting()
        const changed = await changeCart('cart.clear', { cartType })
        await reread()
        rememberSince('Clearing of the cart', before, new Map())
        tell(changed)
      }),
    add: (items) =>
      inTurn(async () => {
        const before = pieces()
        const changed = await put(items)
        const now = pieces()
        const added = items.filter(({ id }) => !before.has(id) && now.has(id)).map(({ id }) => id)
        const after = new Map([...before, ...added.map((id) => [id, now.get(id) ?? 0] as const)])
        rememberSince(`Adding of ${of(added)}`, before, after)
        tell(changed)
      }),
    reorder: (orderId) =>
      inTurn(async () => {
        const before = pieces()
        const changed = await changeCart('cart.reorder', { cartType, orderId })
        await reread()
        const came = changed.lines.filter(({ id }) => !before.has(id)).map(({ id, qty }) => [id, qty] as const)
        rememberSince(`Reorder of ${orderId.trim()}`, before, new Map([...before, ...came]))
        return changed
      }),
    exchange: ({ id, keeps, alternate, pieces: taken }) =>
      inTurn(async () => {
        const before = pieces()
        const label = `Exchange of ${nameOf(id)} for ${alternate.name}`
        const inCart = before.get(alternate.id)
        if (inCart === undefined) await put([{ id: alternate.id, qty: taken }])
        const quantities = [
          ...(inCart === undefined ? [] : [{ id: alternate.id, qty: inCart + taken }]),
          ...(keeps > 0 ? [{ id, qty: keeps }] : []),
        ]
        const after = new Map([...before, [alternate.id, taken + (inCart ?? 0)]])
        if (keeps > 0) after.set(id, keeps)
        else after.delete(id)
        rememberSince(label, before, after)
        if (keeps === 0) await take([id])
        if (quantities.length > 0) void set(quantities)
      }),
    importBegan: () => {
      beforeImport ??= pieces()
    },
    importEnded: async (ids) => {
      if (beforeImport === undefined) return
      const before = beforeImport
      beforeImport = undefined
      await inTurn(reread)
      const some = (all: Pieces): Pieces =>
        new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id) ?? 0] as const] : [])))
      rememberSince('Import', some(before), some(pieces()))
    },
    travel: (way) =>
      inTurn(async () => {
        for (;;) {
          const step = nextStep(getState().history, way)
          if (step === undefined) return
          if (isNothing(planOf(step, way, pieces()))) {
            // The lines that it was about are gone, or are so already.
            setState(({ history }) => ({ history: gone(history, step, way) }))
            continue
          }
          try {
            return await carryOut(step, way)
          } catch (thrown) {
            const why = appErrorOf(thrown).message
            return void toast.failed(say(way === 'undo' ? 'notUndone' : 'notRedone', { step: step.label, why }))
          }
        }
      }),
  }
}

/**
 * Sends quantities to main: the last one typed per product, one request at a time. While one is under way the next ones
 * gather. After a broken connection they wait until the person asks to try again.
 */
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf } from '../../app/bridge.ts'

export interface QuantityItem {
  readonly id: number
  readonly qty: number
}

export interface ChangeQueueEvents {
  readonly send: (items: readonly QuantityItem[]) => Promise<CartChanged>
  /** The portal has these lines now. */
  readonly onTaken: (changed: CartChanged) => void
  /** The portal said no to these products. */
  readonly onRefused: (ids: readonly number[], error: AppError) => void
  /** Number of changes that aren't at the portal yet, and why they wait. */
  readonly onWaiting: (unsent: number, problem: AppError | undefined) => void
}

export interface ChangeQueue {
  set(id: number, qty: number): void
  /** Products whose change is on its way or waits. */
  has(id: number): boolean
  drop(ids: readonly number[]): void
  retry(): void
  /** Resolves when nothing is on its way; true when nothing waits either. */
  settled(): Promise<boolean>
}

const isRefusal = ({ kind }: AppError): boolean => kind === 'rule' || kind === 'refused' || kind === 'request'

export function createChangeQueue({ send, onTaken, onRefused, onWaiting }: ChangeQueueEvents): ChangeQueue {
  let waiting = new Map<number, number>()
  let underWay: ReadonlyMap<number, number> | undefined
  let problem: AppError | undefined
  let running: Promise<void> = Promise.resolve()

  const tell = () => onWaiting(waiting.size + (underWay?.size ?? 0), problem)

  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0 && problem === undefined) {
      const batch = waiting
      underWay = batch
      waiting = new Map()
      try {
        const changed = await send([...batch].map(([id, qty]) => ({ id, qty })))
        underWay = undefined
        onTaken(changed)
      } catch (thrown) {
        underWay = undefined
        const error = appErrorOf(thrown)
        if (isRefusal(error)) onRefused([...batch.keys()], error)
        else {
          waiting = new Map([...batch, ...waiting])
          problem = error
        }
      }
      tell()
    }
  }

  const start = () => {
    if (underWay === undefined && problem === undefined) running = sendAll()
    tell()
  }

  return {
    set: (id, qty) => {
      waiting.set(id, qty)
      start()
    },
    has: (id) => waiting.has(id) || underWay?.has(id) === true,
    drop: (ids) => {
      for (const id of ids) waiting.delete(id)
      if (waiting.size === 0) problem = undefined
      tell()
    },
    retry: () => {
      problem = undefined
      start()
    },
    settled: async () => {
      await running
      return waiting.size === 0
    },
  }
}

/** What is on its way to or from the portal for so long that a person may watch it, and end it. */
import { ok } from '../../shared/errors.ts'
import type { Emit, Handlers } from '../handlers.ts'

export interface Transfer {
  readonly signal: AbortSignal
  readonly progress: (done: number, total: number) => void
}

export interface Transfers {
  /** A second one of the same name ends the first. */
  run<A>(request: string, work: (transfer: Transfer) => Promise<A>): Promise<A>
  readonly handlers: Pick<Handlers, 'transfers.stop'>
}

/** Pages are told at most so often. */
const TELL_MS = 100

export function createTransfers(emit: Emit): Transfers {
  const running = new Map<string, AbortController>()
  return {
    run: async (request, work) => {
      const abort = new AbortController()
      running.get(request)?.abort()
      running.set(request, abort)
      let told = 0
      const progress = (done: number, total: number) => {
        if (done < total && performance.now() - told < TELL_MS) return
        told = performance.now()
        emit('transfers.progress', { request, done, total })
      }
      try {
        return await work({ signal: abort.signal, progress })
      } finally {
        if (running.get(request) === abort) running.delete(request)
      }
    },
    handlers: {
      'transfers.stop': async ({ request }) => {
        running.get(request)?.abort()
        return ok(undefined)
      },
    },
  }
}

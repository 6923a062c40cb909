/** Transfers to and from the portal that take long enough for the user to watch and cancel them. */
import { ok } from '../../shared/errors.ts'
import type { Emit, Handlers } from '../handlers.ts'

export interface Transfer {
  readonly signal: AbortSignal
  readonly progress: (done: number, total: number) => void
}

export interface Transfers {
  /** A second transfer with the same name cancels the first. */
  run<A>(request: string, work: (transfer: Transfer) => Promise<A>): Promise<A>
  readonly handlers: Pick<Handlers, 'transfers.stop'>
}

/** Minimum interval between progress events. */
const TELL_MS = 100

export function createTransfers(emit: Emit): Transfers {
  const running = new Map<string, AbortController>()
  return {
    run: async (request, work) => {
      const abort = new AbortController()
      running.get(request)?.abort()
      running.set(request, abort)
      let reportedAt = 0
      const progress = (done: number, total: number) => {
        if (done < total && performance.now() - reportedAt < TELL_MS) return
        reportedAt = performance.now()
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

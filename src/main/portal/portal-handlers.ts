/**
 * The bridge's generic entries: any call of the registry that only reads, cancelled by the page's own request id, and the writes that the
 * registry opens to screens.
 */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { fail, ok, sessionEnded, writeError } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { type CallName, findCall } from '../../shared/portal/calls.ts'
import { isOwnRead } from '../../shared/portal/own-reads.ts'
import type { Emit, Handlers } from '../handlers.ts'
import { canonical } from './canonical.ts'
import type { OwnReader } from './own-reader.ts'
import type { SessionPortal } from './session-portal.ts'
import { createSingleFlight } from './single-flight.ts'

export type PortalHandlers = Pick<Handlers, 'portal.read' | 'portal.write' | 'portal.cancel'>

const isReadable = (name: string): name is CallName => findCall(name)?.effect === 'read'
const isOpenToPage = (name: string): name is CallName => {
  const call = findCall(name)
  return call?.openToPage === true && call.spec.form === undefined
}

export interface PortalDeps extends SessionPortal {
  readonly own: OwnReader
  readonly emit: Emit
}

export function portalHandlers({ reader, client, store, own, emit }: PortalDeps): PortalHandlers {
  const running = new Map<string, AbortController>()
  const asOne = createSingleFlight()
  const signedOut = (call: string) => sessionEnded({ call })
  return {
    'portal.read': async ({ call, args, request, fresh }) => {
      if (!isOwnRead(call) && !isReadable(call)) return fail({ kind: 'request', message: say('badRequest') })
      if (store() === undefined) return signedOut(call)
      const abort = new AbortController()
      running.get(request)?.abort()
      running.set(request, abort)
      try {
        const { signal } = abort
        const partial = (read: ReadAnswer) => emit('reads.partial', { request, read })
        if (isOwnRead(call)) return await own.read(call, args, { fresh, signal, partial })
        // The client checks the arguments against the call's own schemas.
        return await reader.read(call, args as never, { fresh, signal })
      } finally {
        if (running.get(request) === abort) running.delete(request)
      }
    },
    'portal.write': async ({ call, args }) => {
      if (!isOpenToPage(call)) return fail({ kind: 'request', message: say('badRequest') })
      if (store() === undefined) return signedOut(call)
      return asOne(`${call} ${canonical(args)}`, async () => {
        const answer = await client.call(call, args as never)
        return answer.ok ? ok(answer.value) : fail(writeError(answer.error))
      })
    },
    'portal.cancel': async ({ request }) => {
      running.get(request)?.abort()
      return ok(undefined)
    },
  }
}

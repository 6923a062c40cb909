/** The bridge's generic read: any call of the registry that only reads, cancelled by the page's own name for it. */
import { fail, ok } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { type CallName, findCall } from '../../shared/portal/calls.ts'
import type { Handlers } from '../handlers.ts'
import type { Session } from '../session/session.ts'
import type { Reader } from './reader.ts'

export type ReadHandlers = Pick<Handlers, 'portal.read' | 'portal.cancel'>

const isReadable = (name: string): name is CallName => findCall(name)?.effect === 'read'

export function readHandlers(reader: Reader, session: Session): ReadHandlers {
  const running = new Map<string, AbortController>()
  return {
    'portal.read': async ({ call, args, request, fresh }) => {
      if (!isReadable(call)) return fail({ kind: 'request', message: say('badRequest') })
      if (session.store() === undefined) return fail({ kind: 'session', message: say('sessionEnded'), call })
      const abort = new AbortController()
      running.get(request)?.abort()
      running.set(request, abort)
      try {
        // The client checks the arguments against the call's own schemas.
        return await reader.read(call, args as never, { fresh, signal: abort.signal })
      } finally {
        if (running.get(request) === abort) running.delete(request)
      }
    },
    'portal.cancel': async ({ request }) => {
      running.get(request)?.abort()
      return ok(undefined)
    },
  }
}

/** The bridge's entries of the portal check. It uses the token of the signed-in account, and leaves its session alone. */
import type { CheckResult } from '../../shared/bridge/portal-check.ts'
import { dayAt } from '../../shared/domain/values/dates.ts'
import { fail, ok, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, MARKDOWN } from '../files/dialogs.ts'
import type { Clock, Emit, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { CurrentSession } from '../session/session.ts'
import { checkPortal } from './check-portal.ts'
import { type CheckAbout, checkReport, summaryOf } from './report.ts'

export interface CheckHandlersDeps {
  readonly session: Pick<CurrentSession, 'store' | 'token' | 'onChange'>
  /** Returns a client that only asks with this token: a 401 ends no session, no answer is saved. */
  readonly clientWith: (token: string) => PortalClient
  readonly about: () => CheckAbout
  readonly dialogs: Dialogs
  readonly clock: Clock
  readonly emit: Emit
}

type CheckHandlers = Pick<Handlers, 'portalCheck.run' | 'portalCheck.stop' | 'portalCheck.save'>

export function checkHandlers({ session, clientWith, about, dialogs, clock, emit }: CheckHandlersDeps): CheckHandlers {
  let running: AbortController | undefined
  let last: CheckResult | undefined
  let of: string | undefined
  session.onChange(() => {
    // Another session ends the last one's check, and doesn't get its report.
    if (session.token() === of) return
    running?.abort()
    last = undefined
    of = undefined
  })
  return {
    'portalCheck.run': async () => {
      const token = session.token()
      if (token === undefined || session.store()?.isAdmin !== true) return refuse('checkNotYours')
      if (running !== undefined) return refuse('checkRuns')
      running = new AbortController()
      of = token
      const { signal } = running
      try {
        const progress = (done: number, total: number) => emit('portalCheck.progress', { done, total })
        const check = await checkPortal({ client: clientWith(token), clock, progress, signal })
        if (signal.aborted) return ok(undefined)
        last = { summary: summaryOf(check), text: checkReport(check, about()) }
        return ok(last)
      } finally {
        running = undefined
      }
    },
    'portalCheck.stop': async () => {
      running?.abort()
      return ok(undefined)
    },
    'portalCheck.save': async () => {
      if (last === undefined) return fail({ kind: 'request', message: say('checkGone') })
      const { text } = last
      const path = await dialogs.saveAs(`storedesk-portal-check-${dayAt(clock())}.md`, MARKDOWN)
      return path === undefined ? ok(undefined) : writeWhole(path, [text])
    },
  }
}

/** A portal client that reports each call to listeners and logs failures. */
import type { Result } from '../../shared/errors.ts'
import type { CallName } from '../../shared/portal/calls.ts'
import type { Clock } from '../handlers.ts'
import type { Log } from '../log.ts'
import type { RecentCalls } from '../support/recent-calls.ts'
import type { PortalClient } from './portal-client.ts'

export interface WatchDeps {
  readonly client: PortalClient
  readonly log: Pick<Log, 'note'>
  /** Reports the start of a call; returns a function that reports its end. */
  readonly began: () => () => void
  readonly observe: (call: CallName, answer: Result<unknown>) => void
  readonly recent: Pick<RecentCalls, 'ended'>
  readonly clock: Clock
}

export function watchedClient({ client, log, recent, clock, ...deps }: WatchDeps): PortalClient {
  /** Fields that were logged already, by call: such a field is in every answer of it. */
  const noted = new Set<string>()
  return {
    call: async (name, args, options) => {
      const began = clock()
      const ended = deps.began()
      const answer = await client.call(name, args, options).finally(ended)
      recent.ended(name, answer, began, clock())
      deps.observe(name, answer)
      if (!answer.ok && answer.error.kind !== 'cancelled') {
        const { kind, status, field } = answer.error
        // Without the message: the portal's may name people.
        log.note('call failed', { call: name, kind, status, field })
      }
      if (answer.ok && answer.unread !== undefined) {
        log.note('rows left out', { call: name, rows: answer.unread.length, field: answer.unread[0]?.field })
      }
      for (const field of answer.ok ? (answer.unshown ?? []) : []) {
        if (noted.has(`${name} ${field}`)) continue
        noted.add(`${name} ${field}`)
        log.note('field left empty', { call: name, field })
      }
      return answer
    },
  }
}

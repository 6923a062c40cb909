/** The last calls of the portal and their results, for support: no arguments, no bodies, no messages. */
import { isoAt } from '../../shared/domain/values/dates.ts'
import type { Result } from '../../shared/errors.ts'
import type { CallName } from '../../shared/portal/calls.ts'

const MOST = 300

export interface RecentCalls {
  ended(call: CallName, answer: Result<unknown>, began: number, now: number): void
  /** One line each, oldest first. */
  lines(): readonly string[]
}

/** @param trace gets each line, too */
export function createRecentCalls(trace: (line: string) => void = () => undefined): RecentCalls {
  const lines: string[] = []
  return {
    ended: (call, answer, began, now) => {
      const how = answer.ok
        ? 'ok'
        : [answer.error.kind, answer.error.status, answer.error.field].filter(Boolean).join(' ')
      const line = `${call} ${how} ${Math.round(now - began)} ms`
      lines.push(`${isoAt(began)} ${line}`)
      trace(line)
      if (lines.length > MOST) lines.shift()
    },
    lines: () => lines,
  }
}

/** Papers that wait to be drawn: each is shown once, to the window that got its ticket. */
import { randomBytes } from 'node:crypto'

export interface Tickets {
  /** Returns a ticket for a paper's value. */
  issue(paper: unknown): string
  /** Returns the paper's page with its value in it; undefined for an unknown or used ticket. */
  page(ticket: string, html: string): string | undefined
}

const OPENING = '<script type="application/json" id="paper">'
const CLOSING = '</script>'

export function createTickets(): Tickets {
  const waiting = new Map<string, unknown>()
  return {
    issue: (paper) => {
      const ticket = randomBytes(16).toString('hex')
      waiting.set(ticket, paper)
      return ticket
    },
    page: (ticket, html) => {
      if (!waiting.has(ticket)) return undefined
      const paper = waiting.get(ticket)
      waiting.delete(ticket)
      // Replaced by a function: in a replacement text `$&` and the like have a meaning, and names may contain them.
      return html.replace(OPENING + CLOSING, () => OPENING + inScript(paper) + CLOSING)
    },
  }
}

/** Returns JSON that can't close the script element around it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

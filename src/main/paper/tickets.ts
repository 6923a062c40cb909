/** Papers that wait to be drawn: each is shown once, to the window that was given its ticket. */
import { randomBytes } from 'node:crypto'

export interface Tickets {
  /** A ticket for a paper's value. */
  issue(paper: unknown): string
  /** The paper's page with its value in it; undefined for a ticket that isn't known or was used. */
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
      // By a function: in a text to replace with, `$&` and its like mean something, and names may have them.
      return html.replace(OPENING + CLOSING, () => OPENING + inScript(paper) + CLOSING)
    },
  }
}

/** JSON that can't end the element it stands in. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

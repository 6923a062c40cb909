/** Failures of the portal while a list is read, and the list's messages for them. */
import type { List } from '../../../src/shared/lists/list.ts'
import { anyList, type ListName } from '../../../src/shared/lists.ts'
import { messages } from '../../../src/shared/messages.ts'
import { neededCalls } from './list-on-screen.ts'
import type { PortalFault, Steered } from './portal.ts'

const OWN_WORDS = 'The order server is being restarted.'
/** More often than any test asks. */
export const ALWAYS = 1000

export interface Fault {
  readonly fault: PortalFault
  words(list: List): RegExp | string
}

const strange = ({ failed }: List) => (failed === undefined ? messages.strangeAnswer : messages[failed])

export const faults = {
  refused: { fault: { kind: 'status', status: 500, message: OWN_WORDS }, words: () => OWN_WORDS },
  wordless: {
    fault: { kind: 'status', status: 500, message: '' },
    words: ({ failed }) => (failed === undefined ? messages.portalFault : messages[failed]),
  },
  truncated: { fault: { kind: 'truncated' }, words: strange },
  html: { fault: { kind: 'html' }, words: strange },
  wrongShape: { fault: { kind: 'wrongShape' }, words: strange },
  /** When the connection is back, failed reads are retried automatically. */
  reset: { fault: { kind: 'reset' }, words: () => messages.offline },
} as const satisfies Readonly<Record<string, Fault>>

/** Makes the portal fail so that the list has nothing to show, from now on. */
export const failList = (portal: Steered, name: ListName, { fault }: Fault) =>
  portal.misbehave(...neededCalls(anyList(name)).map((call) => ({ ...fault, call, times: ALWAYS })))

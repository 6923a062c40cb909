/** The bridge's kiosk entry: finds the signed-in account's acknowledgements and asks them. */
import type { AskAccount } from '../accounts/of-account.ts'
import type { Handlers } from '../handlers.ts'
import type { Acknowledge } from './acknowledge.ts'

export type KioskHandlers = Pick<Handlers, 'kiosk.acknowledge'>

export const kioskHandlers = (at: AskAccount<Acknowledge>): KioskHandlers => ({
  'kiosk.acknowledge': (asked) => at((acknowledge) => acknowledge(asked)),
})

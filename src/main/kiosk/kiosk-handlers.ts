/** The bridge's kiosk entry: finds the signed-in account's acknowledgements and asks them. */
import type { Result } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { Acknowledge } from './acknowledge.ts'

export type KioskHandlers = Pick<Handlers, 'kiosk.acknowledge'>

/** `acknowledge` refuses while nobody is signed in. */
export const kioskHandlers = (acknowledge: () => Result<Acknowledge>): KioskHandlers => ({
  'kiosk.acknowledge': async (asked) => {
    const found = acknowledge()
    return found.ok ? found.value(asked) : found
  },
})

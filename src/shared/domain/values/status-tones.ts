/** Which colour a status has, of whatever it is the status: one word is one colour everywhere. */
import type { Tone } from '../../tone.ts'

const TONES: ReadonlyMap<string, Tone> = new Map([
  // Somebody has something to do.
  ['Pending', 'warn'],
  ['To be paid', 'warn'],
  ['Partly received', 'warn'],
  // It goes on.
  ['Confirmed', 'busy'],
  ['Confirmation sent', 'busy'],
  ['Shipped', 'busy'],
  ['In transit', 'busy'],
  ['Received by warehouse', 'busy'],
  ['In print', 'busy'],
  // It is done.
  ['Approved', 'good'],
  ['Approved by accounts', 'good'],
  ['Delivered', 'good'],
  ['Done', 'good'],
  ['Sent', 'good'],
  ['Passed', 'good'],
  // It won't be.
  ['Rejected', 'bad'],
  ['Auto Rejected', 'bad'],
  ['Failed', 'bad'],
])

/** What isn't known, and what is neither good nor bad such as a cancelled order, is calm. */
export const statusTone = (status: string): Tone => TONES.get(status) ?? 'calm'

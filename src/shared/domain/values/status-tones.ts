/** The colour of a status: the same word has the same colour everywhere. */
import type { Tone } from '../../tone.ts'

const TONES: ReadonlyMap<string, Tone> = new Map([
  // Needs action.
  ['Pending', 'warn'],
  ['To be paid', 'warn'],
  ['Partly received', 'warn'],
  // In progress.
  ['Confirmed', 'busy'],
  ['Confirmation sent', 'busy'],
  ['Shipped', 'busy'],
  ['In transit', 'busy'],
  ['Received by warehouse', 'busy'],
  ['In print', 'busy'],
  // Done.
  ['Approved', 'good'],
  ['Approved by accounts', 'good'],
  ['Delivered', 'good'],
  ['Done', 'good'],
  ['Sent', 'good'],
  ['Passed', 'good'],
  // Failed.
  ['Rejected', 'bad'],
  ['Auto Rejected', 'bad'],
  ['Failed', 'bad'],
])

/** Unknown statuses, and neutral ones such as a cancelled order, are calm. */
export const statusTone = (status: string): Tone => TONES.get(status) ?? 'calm'

/** The app's report after a kill, compared with the portal's real orders. */
import { z } from 'zod'
import { JOURNAL_STATES, type JournalState } from '../../src/shared/domain/orders/order.ts'
import type { PlacedOrder, PortalKind } from './portal.ts'

/** The journal in a message of the program. */
export const withJournal = z.object({
  journal: z.object({
    ok: z.literal(true),
    value: z.array(
      z.object({
        key: z.string(),
        state: z.enum(JOURNAL_STATES),
        message: z.string().optional(),
        groups: z.array(z.object({ outcome: z.string(), poid: z.string().optional() })),
      }),
    ),
  }),
})

export interface Found {
  /** The portal's orders with the key of the order that was killed. */
  readonly real: readonly PlacedOrder[]
  /** All orders of this cart at the portal, including the second attempt. */
  readonly placed: readonly PlacedOrder[]
  /** The order in the journal, after the restart; undefined when it was never sent as far as the app knows. */
  readonly reported:
    | { readonly state: JournalState; readonly groups: readonly { readonly poid?: string | undefined }[] }
    | undefined
}

export const nothingYet = () => ({
  kills: 0,
  /** The portal has it and the app doesn't know it; or the portal doesn't have it, although the user ordered it twice. */
  lost: 0,
  doubled: 0,
  'falsely confirmed': 0,
  'falsely not placed': 0,
  /** The portal could have reported the outcome. */
  'not recognised': 0,
  /** The outcome can't be known, and the app says so. */
  'honestly unconfirmed': 0,
  'ordered again': 0,
})
export type Figures = ReturnType<typeof nothingYet>

export function judge({ real, placed, reported }: Found, { keys, late }: PortalKind, figures: Figures): void {
  figures.kills += 1
  if (placed.length > 1) figures.doubled += 1
  if (real.length > 0 && reported === undefined) figures.lost += 1
  const open = reported?.state === 'unknown' || reported?.state === 'sending'
  if (placed.length === 0 && !open) figures.lost += 1
  if (reported?.state === 'accepted' && real[0]?.poid !== reported.groups[0]?.poid) figures['falsely confirmed'] += 1
  if (reported?.state === 'rejected' && real.length > 0) figures['falsely not placed'] += 1
  if (open && (keys || (real.length > 0 && !late))) figures['not recognised'] += 1
  else if (open) figures['honestly unconfirmed'] += 1
  if (real.length === 0 && placed.length === 1) figures['ordered again'] += 1
}

/** Portal calls that a screen may make directly. */
import { z } from 'zod'
import type { CallName } from '../portal/calls.ts'
import { entry, key } from './entry.ts'

export interface ReadAnswer<A = unknown> {
  readonly answer: A
  /** ISO time of the portal's answer. */
  readonly at: string
  /** True if the portal couldn't be reached and this is the copy saved at `at`. */
  readonly saved: boolean
  /** Number of unreadable rows that were left out of its lists. */
  readonly unread: number
  /** Set while more of it is still being read. */
  readonly coming?: Coming
}

/** The progress of a long read, in requests or documents. */
export interface Coming {
  readonly done: number
  readonly of: number
}

export const portalEntries = {
  /** Any read-only call of the registry. `request` is the page's own name for it, used to cancel it. */
  'portal.read': entry<ReadAnswer>()(
    z.object({ call: z.string().max(80), args: z.record(z.string(), z.unknown()), request: key, fresh: z.boolean() }),
  ),
  /**
   * A write that is open to screens: it affects neither money nor an order. A lost answer is reported as lost; it is never resent
   * automatically.
   */
  'portal.write': entry<unknown>()(z.object({ call: z.string().max(80), args: z.record(z.string(), z.unknown()) })),
  'portal.cancel': entry<undefined>()(z.object({ request: key })),
}

export interface PortalEvents {
  /** The partial result of a long read that the page requested under this name. */
  'reads.partial': { readonly request: string; readonly read: ReadAnswer }
  /** A write has made the answers of these calls stale. */
  'reads.invalidated': { readonly calls: readonly CallName[] }
}

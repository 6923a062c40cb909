/** Calls of the portal that a screen may make by itself. */
import { z } from 'zod'
import type { CallName } from '../portal/calls.ts'
import { entry, key } from './entry.ts'

export interface ReadAnswer<A = unknown> {
  readonly answer: A
  /** ISO time at which the portal gave it. */
  readonly at: string
  /** True when the portal could not be reached and this is the copy saved at `at`. */
  readonly saved: boolean
  /** Rows of its lists that were left out because they couldn't be read. */
  readonly unread: number
  /** There while more of it is still being read. */
  readonly coming?: Coming
}

/** How far a long reading has come, in requests or documents. */
export interface Coming {
  readonly done: number
  readonly of: number
}

export const portalEntries = {
  /** Any call of the registry that only reads. `request` is the page's own name for it, to cancel it by. */
  'portal.read': entry<ReadAnswer>()(
    z.object({ call: z.string().max(80), args: z.record(z.string(), z.unknown()), request: key, fresh: z.boolean() }),
  ),
  /**
   * A write that is open to screens: it moves neither money nor an order. A lost answer is told as lost; nobody sends it
   * again by itself.
   */
  'portal.write': entry<unknown>()(z.object({ call: z.string().max(80), args: z.record(z.string(), z.unknown()) })),
  'portal.cancel': entry<undefined>()(z.object({ request: key })),
}

export interface PortalEvents {
  /** What has come so far of a long reading that the page asked for by this name. */
  'reads.partial': { readonly request: string; readonly read: ReadAnswer }
  /** Something was written that the answers of these calls don't show yet. */
  'reads.invalidated': { readonly calls: readonly CallName[] }
}

/** Where the portal is, whether it can be reached, and the start that a new address takes. */
import { z } from 'zod'
import type { ConnectionFinding } from '../domain/people/connection-findings.ts'
import type { Host } from '../portal/call.ts'
import { entry, nothing } from './entry.ts'

export type HostAddresses = Readonly<Record<Host, string>>

export interface ConnectionState {
  /** In use since the start; undefined is the practice portal. */
  readonly now: HostAddresses | undefined
  /** At the next start. */
  readonly next: HostAddresses | undefined
  /** Whether they can be changed here. */
  readonly mayChange: boolean
  /** Whether the way out is the operator's choice. */
  readonly isProxyFixed: boolean
}

/** What the test of one address showed. */
export interface TestedHost {
  readonly origin: string
  readonly isFor: readonly Host[]
  /** The proxy that was used, or tried last; undefined for none. */
  readonly proxy: string | undefined
  /** Ways before it over which no connection came about: proxies, or `direct`. */
  readonly missed: readonly string[]
  readonly finding: ConnectionFinding
  /** What the other side said, in a few words; '' for nothing. */
  readonly detail: string
  /** Milliseconds that it took. */
  readonly took: number
}

const address = z.string().trim().max(300)

export const connectionEntries = {
  'connection.read': entry<ConnectionState>()(nothing),
  /** Takes effect at the next start. Without an address for the api it is the practice portal; the others are the api's unless said. */
  'connection.change': entry<ConnectionState>()(z.object({ api: address, listing: address, checkout: address })),
  /** Asks the addresses of the next start, over the proxy of now, without a token. */
  'connection.test': entry<readonly TestedHost[]>()(nothing),
  /** Starts StoreDesk anew; refused while an order is on its way. */
  'app.restart': entry<undefined>()(nothing),
}

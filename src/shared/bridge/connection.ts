import { z } from 'zod'
import type { ConnectionFinding } from '../domain/people/connection-findings.ts'
import type { Host } from '../portal/call.ts'
import { entry, nothing } from './entry.ts'

export type HostAddresses = Readonly<Record<Host, string>>

export interface ConnectionState {
  /** In use since the start; undefined for the practice portal, and if no address is set. */
  readonly now: HostAddresses | undefined
  /** For the next start. */
  readonly next: HostAddresses | undefined
  /** True if they can be changed here. */
  readonly mayChange: boolean
  /** True if the operator has fixed the proxy. */
  readonly isProxyFixed: boolean
}

/** The result of testing one address. */
export interface TestedHost {
  readonly origin: string
  readonly isFor: readonly Host[]
  /** The proxy that was used, or tried last; undefined for none. */
  readonly proxy: string | undefined
  /** Proxies, or `direct`, that were tried before without a connection. */
  readonly missed: readonly string[]
  readonly finding: ConnectionFinding
  /** The server's response in a few words; '' for none. */
  readonly detail: string
  /** Duration in milliseconds. */
  readonly took: number
}

const address = z.string().trim().max(300)

export const connectionEntries = {
  'connection.read': entry<ConnectionState>()(nothing),
  /** Takes effect at the next start. Without an api address the practice portal is used, which some builds don't have; the other addresses
   * default to the api's. */
  'connection.change': entry<ConnectionState>()(z.object({ api: address, listing: address, checkout: address })),
  /** Tests the addresses for the next start through the current proxy, without a token. */
  'connection.test': entry<readonly TestedHost[]>()(nothing),
  /** Restarts StoreDesk; refused while an order is being sent. */
  'app.restart': entry<undefined>()(nothing),
}

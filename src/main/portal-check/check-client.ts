/** The client of a check: it sends with one token only. A 401 ends no session, and no answer is saved. */
import { createPortalClient, type Hosts } from '../portal/axios-client.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { FindRoutes } from '../portal/routes.ts'

/** Milliseconds: shorter than the timeout of a user's request. */
const TIMEOUT_MS = 60_000

export const checkClient = (hosts: Hosts, findRoutes: FindRoutes, token: string | undefined): PortalClient =>
  createPortalClient({ hosts, findRoutes, token: () => token, onUnauthorized: () => undefined, timeoutMs: TIMEOUT_MS })

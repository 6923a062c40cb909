/** The bridge's connection entries: read, change and test the portal's addresses, and restart the app. */
import type { ConnectionState, HostAddresses, TestedHost } from '../../shared/bridge/connection.ts'
import { ok, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Host } from '../../shared/portal/call.ts'
import type { HostsFile } from '../config/change-hosts.ts'
import type { Handlers } from '../handlers.ts'
import type { FindRoutes } from '../portal/routes.ts'
import type { Question } from '../settings/computer.ts'
import type { WhenTrusted } from '../settings/trust.ts'
import { testHost } from './test-host.ts'

export interface ConnectionDeps {
  /** The addresses in use since the start; the practice portal's in practice mode. */
  readonly hosts: HostAddresses
  /** The same, if they are a company's: undefined for the practice portal, and if no address is set. */
  readonly now: HostAddresses | undefined
  /** False in a build without the practice portal. */
  readonly hasPractice: boolean
  readonly hostsFile: HostsFile
  readonly findRoutes: FindRoutes
  readonly isProxyFixed: boolean
  /** True while an order is being sent. */
  readonly busy: () => boolean
  readonly restart: () => void
  readonly whenTrusted: WhenTrusted
  readonly timeLimitMs?: number | undefined
}

export type ConnectionHandlers = Pick<
  Handlers,
  'connection.read' | 'connection.change' | 'connection.test' | 'app.restart'
>

const DUTIES: readonly Host[] = ['api', 'listing', 'checkout']

export function connectionHandlers(deps: ConnectionDeps): ConnectionHandlers {
  const { hosts, now, hasPractice, hostsFile, findRoutes } = deps
  const state = (): ConnectionState => ({
    now,
    next: hostsFile.next(),
    mayChange: hostsFile.mayChange(),
    isProxyFixed: deps.isProxyFixed,
  })
  const test = async (origin: string, isFor: readonly Host[]): Promise<TestedHost> => {
    const ways = await findRoutes(origin)
    const patience = deps.timeLimitMs === undefined ? {} : { timeLimitMs: deps.timeLimitMs }
    return { origin, isFor, ...(await testHost({ origin, ways, isApi: isFor.includes('api'), ...patience })) }
  }
  return {
    'connection.read': async () => ok(state()),
    'connection.change': async (addresses) => {
      if (addresses.api === '' && !hasPractice) return refuse('hostsNeeded')
      const changed = await hostsFile.change(addresses, (next, write) => deps.whenTrusted(anotherPortal(next), write))
      return changed.ok ? ok(state()) : changed
    },
    'connection.test': async () => {
      const inUse = now === undefined && !hasPractice ? undefined : hosts
      const hostsToTest = hostsFile.next() ?? inUse
      if (hostsToTest === undefined) return refuse('hostsNeeded')
      const byOrigin = Map.groupBy(DUTIES, (duty) => hostsToTest[duty])
      return ok(await Promise.all([...byOrigin].map(([origin, isFor]) => test(origin, isFor))))
    },
    'app.restart': async () => {
      if (deps.busy()) return refuse('restartWaits')
      deps.restart()
      return ok(undefined)
    },
  }
}

/** Asks about a change of the portal; the question names every host that would be trusted, each once. */
const anotherPortal = (next: HostAddresses | undefined): Question => {
  const filled = Object.values(next ?? {}).filter((address) => address !== '')
  const portal = next === undefined ? say('trustPractice') : [...new Set(filled)].join('\n')
  return { message: say('trustPortal'), detail: say('trustPortalHelp', { portal }), yes: 'Use this address' }
}

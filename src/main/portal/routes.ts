/** The ways that requests may take: directly, or through proxies from the settings or the system. */
import http from 'node:http'
import https from 'node:https'
import type { ProxySetting } from '../../shared/device-settings.ts'
import { DIRECT, type ProxyRoute } from './proxy-routes.ts'
import { RouteAgent } from './route-agent.ts'

/** Returns the ways to an origin in the order of trying; at least one. */
export type FindRoutes = (origin: string) => Promise<readonly ProxyRoute[]>

/** The operator's proxy setting; `isFixed`: the store can't choose another. */
export interface OperatorsProxy {
  readonly setting: ProxySetting
  readonly isFixed: boolean
}

/** Returns the setting in use: the operator's, unless the store may choose and has chosen one other than the system's. */
export const proxyInUse = (operators: OperatorsProxy | undefined, chosen: ProxySetting): ProxySetting =>
  operators !== undefined && (operators.isFixed || chosen.from === 'system') ? operators.setting : chosen

export interface ProxyDeps {
  readonly setting: () => ProxySetting
  /** The system's proxy list for an address, such as `PROXY host:port; DIRECT`. */
  readonly system: (address: string) => Promise<string>
}

/** Plain http is used on this computer only, and needs no proxy. */
export function createFindRoutes({ setting, system }: ProxyDeps): FindRoutes {
  return async (origin) => {
    if (!origin.startsWith('https:')) return [DIRECT]
    const now = setting()
    if (now.from === 'nowhere') return [DIRECT]
    if (now.from === 'hand') return [now.address]
    try {
      return parseRoutes(await system(origin))
    } catch {
      return [DIRECT]
    }
  }
}

/** Returns the supported ways of the system's list, http proxies and direct; direct if it has none of them. */
export function parseRoutes(list: string): readonly ProxyRoute[] {
  const ways = list.split(';').flatMap((way): ProxyRoute[] => {
    const [kind, address] = way.trim().split(/\s+/)
    if (kind === 'DIRECT') return [DIRECT]
    return kind === 'PROXY' && address !== undefined && URL.canParse(`http://${address}`) ? [`http://${address}`] : []
  })
  return ways.length === 0 ? [DIRECT] : [...new Set(ways)]
}

/** True if no proxy is involved. */
export const isDirect = (ways: readonly ProxyRoute[]): boolean => ways.every((way) => way === DIRECT)

export interface Agents {
  readonly httpAgent: http.Agent
  readonly httpsAgent: https.Agent
}

/**
 * Reads share connections. A write never uses one that the portal may be closing at that moment: it couldn't be told if the write had still
 * been read.
 */
export type Sharing = 'shared' | 'fresh'

/** Returns agents by their ways, each created once. */
export function createAgents(): (sharing: Sharing, ways: readonly ProxyRoute[]) => Agents {
  const cache = new Map<string, Agents>()
  return (sharing, ways) => {
    const name = [sharing, ...ways].join(' ')
    const known = cache.get(name)
    if (known !== undefined) return known
    const keepAlive = sharing === 'shared'
    const secure: https.AgentOptions = { minVersion: 'TLSv1.2', rejectUnauthorized: true, keepAlive }
    const agents = {
      httpAgent: new http.Agent({ keepAlive }),
      httpsAgent: isDirect(ways) ? new https.Agent(secure) : new RouteAgent(ways, secure),
    }
    cache.set(name, agents)
    return agents
  }
}

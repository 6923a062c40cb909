/** Which ways requests may leave: directly, or through proxies that the person named or the system knows. */
import http from 'node:http'
import https from 'node:https'
import type { ProxySetting } from '../../shared/device-settings.ts'
import { DIRECT, type Way } from './ways.ts'
import { WaysAgent } from './ways-agent.ts'

/** The ways to an origin in the order in which they are tried: one at least. */
export type FindWays = (origin: string) => Promise<readonly Way[]>

/** The operator's way out, and whether a store can't choose another. */
export interface OperatorsProxy {
  readonly setting: ProxySetting
  readonly isFixed: boolean
}

/** Which way counts: the operator's, unless somebody here may and did choose another than the system's. */
export const proxyInUse = (operators: OperatorsProxy | undefined, chosen: ProxySetting): ProxySetting =>
  operators !== undefined && (operators.isFixed || chosen.from === 'system') ? operators.setting : chosen

export interface ProxyDeps {
  readonly setting: () => ProxySetting
  /** What the system says of an address, such as `PROXY host:port; DIRECT`. */
  readonly system: (address: string) => Promise<string>
}

/** Plain http is for this computer alone, and needs no way out. */
export function createFindWays({ setting, system }: ProxyDeps): FindWays {
  return async (origin) => {
    if (!origin.startsWith('https:')) return [DIRECT]
    const now = setting()
    if (now.from === 'nowhere') return [DIRECT]
    if (now.from === 'hand') return [now.address]
    try {
      return waysIn(await system(origin))
    } catch {
      return [DIRECT]
    }
  }
}

/** The ways of the system's list that StoreDesk knows, http proxies and going directly; directly where it names none of them. */
export function waysIn(list: string): readonly Way[] {
  const ways = list.split(';').flatMap((way): Way[] => {
    const [kind, address] = way.trim().split(/\s+/)
    if (kind === 'DIRECT') return [DIRECT]
    return kind === 'PROXY' && address !== undefined && URL.canParse(`http://${address}`) ? [`http://${address}`] : []
  })
  return ways.length === 0 ? [DIRECT] : [...new Set(ways)]
}

/** True where no proxy has a part in it. */
export const isDirect = (ways: readonly Way[]): boolean => ways.every((way) => way === DIRECT)

export interface Agents {
  readonly httpAgent: http.Agent
  readonly httpsAgent: https.Agent
}

/**
 * Reads share connections. A write never goes over one that the portal may be closing at that moment: nobody could tell
 * whether it had still been read.
 */
export type Sharing = 'shared' | 'fresh'

/** Agents by their ways, each made once. */
export function createAgents(): (sharing: Sharing, ways: readonly Way[]) => Agents {
  const made = new Map<string, Agents>()
  return (sharing, ways) => {
    const name = [sharing, ...ways].join(' ')
    const known = made.get(name)
    if (known !== undefined) return known
    const keepAlive = sharing === 'shared'
    const secure: https.AgentOptions = { minVersion: 'TLSv1.2', rejectUnauthorized: true, keepAlive }
    const agents = {
      httpAgent: new http.Agent({ keepAlive }),
      httpsAgent: isDirect(ways) ? new https.Agent(secure) : new WaysAgent(ways, secure),
    }
    made.set(name, agents)
    return agents
  }
}

/** Which way requests leave: directly, or through a proxy that the person named or the system knows. */
import http from 'node:http'
import https from 'node:https'
import type { ProxySetting } from '../../shared/device-settings.ts'
import { TunnelAgent } from './tunnel.ts'

/** The proxy for an origin, as `http://host:port`; undefined for none. */
export type FindProxy = (origin: string) => Promise<string | undefined>

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
export function createFindProxy({ setting, system }: ProxyDeps): FindProxy {
  return async (origin) => {
    if (!origin.startsWith('https:')) return undefined
    const now = setting()
    if (now.from === 'nowhere') return undefined
    if (now.from === 'hand') return now.address
    try {
      return proxyIn(await system(origin))
    } catch {
      return undefined
    }
  }
}

/** The first way of the system's list that StoreDesk knows: an http proxy, or none. */
export function proxyIn(list: string): string | undefined {
  for (const way of list.split(';')) {
    const [kind, address] = way.trim().split(/\s+/)
    if (kind === 'DIRECT') return undefined
    if (kind === 'PROXY' && address !== undefined && URL.canParse(`http://${address}`)) return `http://${address}`
  }
  return undefined
}

export interface Agents {
  readonly httpAgent: http.Agent
  readonly httpsAgent: https.Agent
}

/**
 * Reads share connections. A write never goes over one that the portal may be closing at that moment: nobody could tell
 * whether it had still been read.
 */
export type Sharing = 'shared' | 'fresh'

/** Agents by way, each made once. */
export function createAgents(): (sharing: Sharing, proxy: string | undefined) => Agents {
  const made = new Map<string, Agents>()
  return (sharing, proxy) => {
    const name = `${sharing} ${proxy ?? ''}`
    const known = made.get(name)
    if (known !== undefined) return known
    const keepAlive = sharing === 'shared'
    const secure: https.AgentOptions = { minVersion: 'TLSv1.2', rejectUnauthorized: true, keepAlive }
    const agents = {
      httpAgent: new http.Agent({ keepAlive }),
      httpsAgent: proxy === undefined ? new https.Agent(secure) : new TunnelAgent(proxy, secure),
    }
    made.set(name, agents)
    return agents
  }
}

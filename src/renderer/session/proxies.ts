/** The proxies that want a name and a password: read once, then updated by events. */
import { on } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { queryClient } from '../bridge/query-client.ts'

export const useProxies = () => useAsk('proxies.read', undefined)

export const startProxies = (): void => {
  on('proxies.changed', ({ proxies }) => queryClient.setQueryData(['proxies.read', undefined], proxies))
}

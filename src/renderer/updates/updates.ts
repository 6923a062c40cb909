/** The state of updates as the page has it: read once, then updated by events. */
import type { UnderWay } from '../../shared/domain/updates.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { on } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { queryClient } from '../bridge/query-client.ts'

export const WAITS: Readonly<Record<UnderWay, MessageKey>> = {
  order: 'updateWaitsOrder',
  import: 'updateWaitsImport',
  write: 'updateWaitsWrite',
}

export const useUpdates = () => useAsk('updates.read', undefined)

export const startUpdates = (): void => {
  on('updates.changed', (payload) => queryClient.setQueryData(['updates.read', undefined], payload))
}

/** How updates stand, as the page has it: asked once, and told from then on. */
import type { UnderWay } from '../../shared/domain/updates.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { on } from './bridge.ts'
import { useAsk } from './queries.ts'
import { queryClient } from './query-client.ts'

/** What holds an installation back, in words. */
export const WAITS: Readonly<Record<UnderWay, MessageKey>> = {
  order: 'updateWaitsOrder',
  import: 'updateWaitsImport',
  write: 'updateWaitsWrite',
}

export const useUpdates = () => useAsk('updates.read', undefined)

export const startUpdates = (): void => {
  on('updates.changed', (told) => queryClient.setQueryData(['updates.read', undefined], told))
}

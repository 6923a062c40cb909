/** Handles refusals that ask to refresh the page: reads the list again and says so. */
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { toast } from '../../parts/toasts.tsx'

/** Matches our sentences and the portal's. */
const asksToRefresh = (message: string): boolean => /refresh the page/i.test(message)

/** Reads My ARS again, as the present list is stale. */
export async function refetchArs(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['portal', 'ars.parents'] }),
    queryClient.invalidateQueries({ queryKey: ['portal', 'ars.group'] }),
  ])
}

/** Reads sales, stock and stock on the way again. */
export const refetchFigures = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['portal', 'ars.movements'] })

export async function refetchIfStale<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (thrown) {
    if (asksToRefresh(appErrorOf(thrown).message)) void refetchArs().then(() => toast.info(messages.arsReadAgain))
    throw thrown
  }
}

/** A refusal that asks to refresh the page: the list is read again by itself, and it is said that it was. */
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { queryClient } from '../../app/query-client.ts'
import { toast } from '../../parts/toasts.tsx'

/** In our sentences and in the portal's. */
const asksToRefresh = (message: string): boolean => /refresh the page/i.test(message)

/** Reads My ARS again, what is there of it being old. */
export async function readArsAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['portal', 'ars.parents'] }),
    queryClient.invalidateQueries({ queryKey: ['portal', 'ars.group'] }),
  ])
}

/** What was sold, is in stock and on the way, for whoever asks for it. */
export const readFiguresAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['portal', 'ars.movements'] })

export async function readingAgain<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (thrown) {
    if (asksToRefresh(appErrorOf(thrown).message)) void readArsAgain().then(() => toast.info(messages.arsReadAgain))
    throw thrown
  }
}

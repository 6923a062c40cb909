/** F5 on a screen of several answers: all that it shows of the portal is asked for anew. What plays, or is open, stays. */
import { useCommand } from './commands.ts'
import { queryClient } from './query-client.ts'

const readAnew = () =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== 'documents.open' })

export const useRefreshScreen = (): void => useCommand('refresh', readAnew)

/**
 * F5 on a screen with several answers: refetches everything that the screen shows of the portal. Media that plays and anything that is open
 * stays.
 */

import { queryClient } from '../bridge/query-client.ts'
import { useCommand } from './commands.ts'

const refetchActive = () =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== 'documents.open' })

export const useRefreshScreen = (): void => useCommand('refresh', refetchActive)

/** What the page remembers of the portal's answers while it is open; main keeps the lasting copies. */
import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Main retries what is safe to retry, and answers from its copy when there is no network.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 60_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What the page remembers of the portal's answers while it is open; main keeps the lasting copies. */
import { notifyManager, QueryClient } from '@tanstack/react-query'

/** Milliseconds. */
const FRESH = 60_000

/** A copy stands in while the portal can't be reached: whoever comes back asks whether it can by now. */
export function isSavedCopy(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.some(isSavedCopy)
  return 'saved' in data && data.saved === true
}

// Before anything else can happen: the second half of a double click finds the button busy.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Main retries what is safe to retry, and answers from its copy when there is no network.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: ({ state }) => (isSavedCopy(state.data) ? 0 : FRESH),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** A query that is shown yet would keep its answer for minutes after it was cleared: another person's goes at once. */
export function forgetAnswers(): void {
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0
  queryClient.clear()
}

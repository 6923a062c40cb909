/** The page's in-memory cache of answers; main keeps the saved copies. */
import { notifyManager, QueryClient } from '@tanstack/react-query'

/** Milliseconds. */
const FRESH = 60_000

/**
 * True for a saved copy, which was shown because the portal couldn't be reached. It is stale at once, so a returning user asks the portal
 * again.
 */
export function isSavedCopy(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.some(isSavedCopy)
  return 'saved' in data && data.saved === true
}

// Notify in a microtask, before the next event: the second click of a double click must find the button busy.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Main retries reads that are safe to retry, and answers from its copy when there is no network.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: ({ state }) => (isSavedCopy(state.data) ? 0 : FRESH),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Drops all answers. A query with an observer would stay in the cache for minutes after a clear, and the answers of another user must go at
 * once.
 */
export function forgetAnswers(): void {
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0
  queryClient.clear()
}

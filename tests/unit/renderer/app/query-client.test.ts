import { environmentManager, isServer, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAnswers, queryClient } from '../../../../src/renderer/bridge/query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Without a window the query client assumes that it runs on a server, where nothing is ever released.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => isServer)
})

it('keeps nothing of what a screen showed while its person signed out', async () => {
  const shown = new QueryObserver(queryClient, { queryKey: ['ledger'], queryFn: () => 'a year of entries' })
  const leave = shown.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData(['ledger'])).toBe('a year of entries')
  forgetAnswers()
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData(['ledger'])).toBeUndefined()
  // A timer would hold the answer until it fires.
  expect(vi.getTimerCount()).toBe(0)
})

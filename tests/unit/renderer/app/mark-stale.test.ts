import { globSync, readFileSync } from 'node:fs'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { markStale } from '../../../../src/renderer/bridge/mark-stale.ts'
import { queryClient } from '../../../../src/renderer/bridge/query-client.ts'

afterEach(() => queryClient.clear())

/** A read on screen, and the number of times it was requested. */
async function shown(...queryKey: readonly unknown[]) {
  const queryFn = vi.fn(async () => queryFn.mock.calls.length)
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  await expect.poll(() => queryFn.mock.calls.length).toBe(1)
  return { queryFn, stop }
}

describe('reads that are old', () => {
  it('are asked for once each, however often that is said within a moment, page by page', async () => {
    const pages = [await shown('portal', 'order.history', 1), await shown('portal', 'order.history', 2)]
    const other = await shown('portal', 'home.banners', {})
    markStale(['order.history', 'order.history', 'order.stats'])
    markStale(['order.history'])
    await expect.poll(() => pages.map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 2])
    markStale(['order.stats'])
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect([...pages, other].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 2, 1])
    for (const { stop } of [...pages, other]) stop()
  })

  it('are asked for again when that is said later', async () => {
    const list = await shown('portal', 'sms.list', {})
    markStale(['sms.list'])
    await expect.poll(() => list.queryFn.mock.calls.length).toBe(2)
    markStale(['sms.list'])
    await expect.poll(() => list.queryFn.mock.calls.length).toBe(3)
    list.stop()
  })
})

/** Screens that reload when the user asks for it, and one that found others' changes without a write. */
const MAY = ['orders/order-details.tsx', 'loads/load-details.tsx', 'replenishment/refetch-ars.ts']

it('nothing but this makes reads of the portal old after a write', () => {
  const files = globSync('src/renderer/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  const making = files.filter((file) =>
    /invalidateQueries\(\{\s*queryKey: (\['portal'|readKey\((?!'ledger\.marks'))/.test(readFileSync(file, 'utf8')),
  )
  expect(making.map((file) => file.replaceAll('\\', '/').replace('src/renderer/screens/', '')).toSorted()).toEqual(
    MAY.toSorted(),
  )
})

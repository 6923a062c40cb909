/** Links of the app's own scheme, for a user whose browser can't open them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TakenLinks, takeLinks } from '../interactive/links.ts'

let taken: TakenLinks
const links: string[] = []

beforeAll(async () => {
  taken = await takeLinks('storedesk', (link) => links.push(link))
})
beforeEach(() => {
  links.length = 0
})
afterAll(() => taken.close())

test('are passed to the app unchanged', async () => {
  const link = 'storedesk://auth?state=a%20b&token=t#x'
  const answer = await fetch(taken.address + encodeURIComponent(link))
  expect([answer.status, links]).toEqual([200, [link]])
  expect(new URL(taken.address).hostname).toBe('127.0.0.1')
})

test.each(['', 'https://evil.example/', 'storedesk:auth', 'xstoredesk://auth'])('%j isn’t a link', async (link) => {
  const answer = await fetch(taken.address + encodeURIComponent(link))
  expect([answer.status, links]).toEqual([404, []])
})

test('are only opened, never posted', async () => {
  const answer = await fetch(taken.address + encodeURIComponent('storedesk://auth'), { method: 'POST' })
  expect([answer.status, links]).toEqual([404, []])
})

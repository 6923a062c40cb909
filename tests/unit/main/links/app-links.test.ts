import { describe, expect, it } from 'vitest'
import { createAppLinks } from '../../../../src/main/links/app-links.ts'
import { type AppError, fail, ok } from '../../../../src/shared/errors.ts'

function links(error?: AppError) {
  const events: string[] = []
  const returned: string[] = []
  const noted: unknown[] = []
  const made = createAppLinks({
    returned: async (params) => {
      returned.push(params.toString())
      return error === undefined ? ok(undefined) : fail(error)
    },
    emit: (event) => events.push(event),
    log: { note: (what, about) => noted.push([what, about]) },
  })
  return { ...made, events, returned, noted, take: () => made.handlers['app.takeLink'](undefined) }
}

describe('a link from outside', () => {
  it.each([
    ['storedesk://open/home', '/home'],
    [
      'storedesk://open/home/account/orderHistory?status=Delivered#list',
      '/home/account/orderHistory?status=Delivered#list',
    ],
    ['storedesk://open/home/account/orderDetails/PO-1', '/home/account/orderDetails/PO-1'],
    ['storedesk://open/resetPassword/abc', '/resetPassword/abc'],
    ['storedesk://open/home/../checkout', '/checkout'],
  ])('%s leads to a screen, once it is asked for', async (link, path) => {
    const { receive, events, take } = links()
    await receive(link)
    expect(events).toEqual(['link.heard'])
    expect(await take()).toEqual(ok({ path }))
    expect(await take()).toEqual(ok(undefined))
  })

  it.each([
    // Opening it would confirm a kiosk order.
    'storedesk://open/confirm/kiosk/PO-1/7',
    'storedesk://open/home/../confirm/kiosk/PO-1/7',
    'storedesk://open/nothing/here',
    'storedesk://open',
    'storedesk://open/',
    'storedesk://open//evil.example/',
    'storedesk://open/\\evil.example',
    'storedesk://open:80/home',
    'storedesk://me@open/home',
    'storedesk://OPEN/home',
    'storedesk://order/place',
    'storedesk://authx?state=1',
    'storedesk://auth/more?state=1',
    'storedesk:open/home',
    'https://open/home',
    'app://portal/home',
    'javascript:alert(1)',
    'storedesk://',
    '',
    `storedesk://open/home?${'x'.repeat(10_000)}`,
  ])('%s is not followed, and noted without its text', async (link) => {
    const { receive, events, returned, noted, take } = links()
    await receive(link)
    expect([events, returned]).toEqual([[], []])
    expect(await take()).toEqual(ok(undefined))
    expect(noted).toEqual([['a link was not followed', { characters: link.length }]])
  })

  it.each(['storedesk://auth?state=s&token=t', 'storedesk://auth/?state=s&token=t'])(
    '%s ends a sign-in',
    async (link) => {
      const { receive, events, returned } = links()
      await receive(link)
      expect(returned).toEqual(['state=s&token=t'])
      expect(events).toEqual([])
    },
  )

  it('that ends a sign-in and is refused says why; one that was given up says nothing', async () => {
    const refused = links({ kind: 'refused', message: 'No.' })
    await refused.receive('storedesk://auth')
    expect(await refused.take()).toEqual(ok({ refused: 'No.' }))
    const cancelled = links({ kind: 'cancelled', message: 'Cancelled.' })
    await cancelled.receive('storedesk://auth')
    expect(cancelled.events).toEqual([])
  })
})

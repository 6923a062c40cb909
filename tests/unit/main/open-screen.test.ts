import { describe, expect, it } from 'vitest'
import { openScreen } from '../../../src/main/open-screen.ts'
import { bridge } from '../../../src/shared/bridge.ts'
import { store } from '../../support/builders.ts'

const pharmacy = store({ fcf: { ...store().fcf, concept: 'PHARMACY' } })

function opened(who: ReturnType<typeof store> | undefined) {
  const paths: string[] = []
  const answer = openScreen(who, { screen: 'pharmacyProduct', id: 1042 }, (path) => paths.push(path))
  return { ok: answer.ok, kind: answer.ok ? undefined : answer.error.kind, paths }
}

describe('a screen in a window of its own', () => {
  it('opens at the address that its rule makes of the number', () => {
    expect(opened(pharmacy).paths).toEqual(['/dashboard/products/productInfo/1042'])
  })

  it('doesn’t open for a user without access to the screen', () => {
    expect(opened(store())).toEqual({ ok: false, kind: 'request', paths: [] })
    expect(opened(undefined)).toEqual({ ok: false, kind: 'session', paths: [] })
  })

  it.each([
    { screen: 'login', id: 1 },
    { screen: '/home', id: 1 },
    { screen: 'pharmacyProduct', id: '../../home' },
    { screen: 'pharmacyProduct', id: -1 },
    { screen: 'pharmacyProduct', id: 1.5 },
    { screen: 'pharmacyProduct', id: 1, path: '/home' },
    { screen: 'pharmacyProduct', path: 'https://elsewhere.example' },
    { screen: '__proto__', id: 1 },
  ])('can be asked for by its name and a number alone: not %j', (payload) => {
    expect(bridge['app.openWindow'].ask.safeParse(payload).success).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { deviceChange, deviceSettings, isProxyAddress } from '../../../src/shared/device-settings.ts'

describe('settings of the computer', () => {
  it('are those of a new computer where nothing can be read', () => {
    const atFirst = {
      theme: 'light',
      textSize: 100,
      sheet: 'A4',
      copies: ['original'],
      proxy: { from: 'system' },
      documents: 500,
      knowsTokenInMemory: false,
      isShared: false,
      systemNotices: true,
    }
    expect(deviceSettings.parse({})).toEqual(atFirst)
    const odd = {
      theme: 'pink',
      textSize: 400,
      sheet: 'A3',
      copies: [],
      proxy: { from: 'hand' },
      printer: 7,
      email: {},
    }
    expect(deviceSettings.parse(odd)).toEqual(atFirst)
  })

  it('keep what can be read beside what can’t', () => {
    expect(deviceSettings.parse({ theme: 'dark', sheet: 'A3' })).toMatchObject({ theme: 'dark', sheet: 'A4' })
  })

  it.each([
    { theme: 'pink' },
    { textSize: 99 },
    { sheet: 'A3' },
    { copies: [] },
    { copies: ['fourth'] },
    { proxy: { from: 'hand', address: 'http://name:secret@proxy:8080' } },
    { printer: '' },
    { colour: 'red' },
  ])('are strict when they are written: %j', (change) => {
    expect(deviceChange.safeParse(change).success).toBe(false)
  })
})

describe('the address of a proxy', () => {
  it.each(['http://proxy:8080', 'http://10.0.0.1:3128', 'http://proxy.example.com:80', 'http://[fe80::1]:3128'])(
    'may be %s',
    (address) => expect(isProxyAddress(address)).toBe(true),
  )
  it.each([
    'proxy:8080',
    'http://proxy',
    'https://proxy:1',
    'http://a:b@proxy:1',
    'http://proxy:1/x',
    'socks5://p:1',
    '',
  ])('can’t be “%s”', (address) => expect(isProxyAddress(address)).toBe(false))
})

import { describe, expect, it } from 'vitest'
import { createFindRoutes, isDirect, parseRoutes, proxyInUse } from '../../../../src/main/portal/routes.ts'
import type { ProxySetting } from '../../../../src/shared/device-settings.ts'

const PORTAL = 'https://portal.example.com'
const find = (setting: ProxySetting, system: () => Promise<string> = async () => 'PROXY corp:3128') =>
  createFindRoutes({ setting: () => setting, system })

describe('the way to the portal', () => {
  it('is the system’s, the user’s own, or none', async () => {
    expect(await find({ from: 'system' })(PORTAL)).toEqual(['http://corp:3128'])
    expect(await find({ from: 'hand', address: 'http://mine:8080' })(PORTAL)).toEqual(['http://mine:8080'])
    expect(await find({ from: 'nowhere' })(PORTAL)).toEqual(['direct'])
  })
  it('never is a proxy for plain http, which is for this computer alone', async () => {
    expect(await find({ from: 'hand', address: 'http://mine:8080' })('http://127.0.0.1:4000')).toEqual(['direct'])
  })
  it('is direct when the system doesn’t know', async () => {
    const failing = async () => {
      throw new Error('no script')
    }
    expect(await find({ from: 'system' }, failing)(PORTAL)).toEqual(['direct'])
  })
})

it.each([
  ['DIRECT', ['direct']],
  ['PROXY a:1; DIRECT', ['http://a:1', 'direct']],
  ['PROXY a:1;PROXY b:2', ['http://a:1', 'http://b:2']],
  ['SOCKS5 s:1; PROXY b:2; PROXY b:2', ['http://b:2']],
  ['DIRECT; PROXY b:2', ['direct', 'http://b:2']],
  ['SOCKS s:1', ['direct']],
  ['PROXY', ['direct']],
  ['', ['direct']],
])('the system’s list “%s” means %j', (list, ways) => {
  expect(parseRoutes(list)).toEqual(ways)
  expect(isDirect(ways)).toBe(ways.every((way) => way === 'direct'))
})

describe('the way that counts', () => {
  const HERE = { from: 'hand', address: 'http://mine:8080' } as const
  const OPERATORS = { from: 'hand', address: 'http://corp:3128' } as const
  it.each([
    ['is chosen here where the operator sets none', undefined, HERE, HERE],
    [
      'is the operator’s while nobody here has chosen one',
      { setting: OPERATORS, isFixed: false },
      { from: 'system' },
      OPERATORS,
    ],
    ['is chosen here where the operator leaves it to the store', { setting: OPERATORS, isFixed: false }, HERE, HERE],
    [
      'is none where that was chosen here',
      { setting: OPERATORS, isFixed: false },
      { from: 'nowhere' },
      { from: 'nowhere' },
    ],
    ['is the operator’s where that is fixed', { setting: OPERATORS, isFixed: true }, HERE, OPERATORS],
  ] as const)('%s', (_, operators, chosen, counts) => {
    expect(proxyInUse(operators, chosen)).toEqual(counts)
  })
})

import { app } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerProxies } from '../../../../src/main/desktop/proxy-login.ts'
import type { Credentials, Demand } from '../../../../src/main/portal/tunnel.ts'

vi.mock('electron', () => ({ app: { on: vi.fn() } }))

type Listener = (...args: unknown[]) => void

const KNOWN: Credentials = { user: 'store', password: 'right' }
const PROXY = { isProxy: true, scheme: 'basic', host: 'proxy.example.com', port: 8080, realm: '' }

let known: Credentials | undefined
let kept: Credentials | undefined
let demands: (Demand & { readonly proxy: string })[]

/** Asks as Electron does; returns the answer, undefined if it is left to Electron. */
function demandLogin(info: Partial<typeof PROXY> = {}, url = 'https://portal.example.com/') {
  const listener = vi.mocked(app.on).mock.calls.find(([event]) => String(event) === 'login')?.[1] as unknown as Listener
  let isTaken = false
  return new Promise<readonly unknown[] | undefined>((resolve) => {
    listener(
      { preventDefault: () => (isTaken = true) },
      undefined,
      { url },
      { ...PROXY, ...info },
      (...answer: unknown[]) => resolve(answer),
    )
    if (!isTaken) resolve(undefined)
  })
}

beforeEach(() => {
  vi.mocked(app.on).mockReset()
  known = undefined
  kept = undefined
  demands = []
  answerProxies(() => ({
    find: () => known,
    requestLogin: async (proxy, demand) => {
      demands.push({ proxy, ...demand })
      return demand.rejectedLogin === undefined ? kept : undefined
    },
  }))
})

describe('Electron, asked by a proxy', () => {
  it('is given what is known', async () => {
    known = KNOWN
    expect(await demandLogin()).toEqual(['store', 'right'])
    expect(demands).toEqual([])
  })

  it('is given what the keychain has, and otherwise nothing: the user is asked by a dialog', async () => {
    kept = KNOWN
    expect(await demandLogin()).toEqual(['store', 'right'])
    kept = undefined
    expect(await demandLogin({}, 'https://updates.example.com/')).toEqual([])
    expect(demands.at(-1)).toEqual({
      proxy: 'http://proxy.example.com:8080',
      basic: true,
      rejectedLogin: undefined,
      target: { host: 'updates.example.com', port: 443 },
    })
  })

  it('isn’t given the same once more when it was refused', async () => {
    known = KNOWN
    await demandLogin()
    expect(await demandLogin()).toEqual([])
    expect(demands).toMatchObject([{ rejectedLogin: KNOWN }])
  })

  it('gives nothing by another way than Basic', async () => {
    kept = KNOWN
    await demandLogin({ scheme: 'ntlm' })
    expect(demands).toMatchObject([{ basic: false }])
  })

  it('is left alone where it is a site that asks', async () => {
    known = KNOWN
    expect(await demandLogin({ isProxy: false })).toBeUndefined()
  })
})

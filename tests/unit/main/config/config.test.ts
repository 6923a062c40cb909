import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { configShape, machineFile, readConfig } from '../../../../src/main/config/config.ts'

const PORTAL = 'https://portal.example.in'
const NOTHING = {
  hosts: undefined,
  externalLinks: [],
  documentHosts: [],
  providers: [],
  updates: { feed: undefined, channel: 'stable' },
  proxy: undefined,
  log: 'info',
  printFrom: 'pdf',
  areHostsFixed: false,
}

function folderWith(text?: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-config-'))
  if (text !== undefined) writeFileSync(join(folder, 'storedesk.json'), text)
  return folder
}
const read = (written?: unknown, env: Record<string, string> = {}) =>
  readConfig(folderWith(written === undefined ? undefined : JSON.stringify(written)), env)

describe('the configuration', () => {
  it('that isn’t there means the practice portal', () => {
    for (const nothing of [read(), read({})]) expect(nothing).toEqual({ ok: true, value: NOTHING })
  })

  it('of one host serves for all three', () => {
    expect(read({ hosts: { api: PORTAL } })).toMatchObject({
      value: { hosts: { api: PORTAL, listing: PORTAL, checkout: PORTAL } },
    })
  })

  it('names each host, and the hosts that links may open', () => {
    const hosts = { api: PORTAL, listing: 'https://listing.example.in', checkout: 'https://pay.example.in:8443' }
    expect(read({ hosts, externalLinks: ['Help.Example.in'] })).toEqual({
      ok: true,
      value: { ...NOTHING, hosts, externalLinks: ['help.example.in'] },
    })
  })

  it('names the external providers for sign-in', () => {
    const providers = [{ name: 'acme-id', label: 'Acme ID' }]
    expect(read({ providers })).toMatchObject({ ok: true, value: { providers } })
    for (const name of ['', 'a/b', '../x', 'a?b', 'a b']) {
      expect(read({ providers: [{ name, label: 'Acme' }] })).toMatchObject({ ok: false, error: { kind: 'file' } })
    }
  })

  it('is overridden by the environment', () => {
    const env = { STOREDESK_API_HOST: 'http://127.0.0.1:8080', STOREDESK_LISTING_HOST: '' }
    expect(read({ hosts: { api: PORTAL, listing: PORTAL } }, env)).toMatchObject({
      value: { hosts: { api: 'http://127.0.0.1:8080', listing: PORTAL, checkout: 'http://127.0.0.1:8080' } },
    })
    expect(read(undefined, env)).toMatchObject({ value: { hosts: { listing: 'http://127.0.0.1:8080' } } })
  })

  it('may begin with a byte order mark', () => {
    const folder = folderWith(`\uFEFF${JSON.stringify({ hosts: { api: PORTAL } })}`)
    expect(readConfig(folder, {})).toMatchObject({ ok: true, value: { hosts: { api: PORTAL } } })
  })

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000', PORTAL, `${PORTAL}/`])(
    'takes %s for a host',
    (api) => {
      expect(read({ hosts: { api } })).toMatchObject({ ok: true, value: { hosts: { api: new URL(api).origin } } })
    },
  )

  it.each([
    'http://portal.example.in',
    'http://127.0.0.1.example.in',
    'http://localhost.example.in',
    'http://10.0.0.1',
    'ftp://portal.example.in',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'portal.example.in',
    `${PORTAL}/api`,
    `${PORTAL}/?a=b`,
    `${PORTAL}/#x`,
    'https://asha:secret@portal.example.in',
    '',
  ])('refuses %j as a host, with a sentence', (api) => {
    const refused = read({ hosts: { api } })
    expect(refused).toMatchObject({ ok: false, error: { kind: 'file' } })
    expect(refused).toMatchObject({
      error: { message: expect.stringMatching(/hosts\.api .*must be an https address/) },
    })
  })

  it.each([
    ['no JSON', '{ hosts: '],
    ['JSON of something else', '[1, 2]'],
    ['a host that isn’t known', JSON.stringify({ hosts: { api: PORTAL, apí: PORTAL } })],
    ['no api host', JSON.stringify({ hosts: { listing: PORTAL } })],
    ['a word too many', JSON.stringify({ host: PORTAL })],
    ['an address where a host name should be', JSON.stringify({ externalLinks: ['https://x.in/'] })],
    ['binary rubbish', new Uint8Array([0xff, 0xfe, 0, 1])],
  ])('with %s is a mistake that is told, never a guess', (_, text) => {
    expect(readConfig(folderWith(text), {})).toMatchObject({ ok: false, error: { kind: 'file' } })
  })

  it('that can’t be read is no reason to use the practice portal', () => {
    const folder = folderWith()
    mkdirSync(join(folder, 'storedesk.json'))
    expect(readConfig(folder, {})).toMatchObject({ ok: false, error: { kind: 'file' } })
  })
})

describe('the computer’s own configuration', () => {
  const OPERATORS = 'https://operators.example.in'
  const both = (computers: unknown, own: unknown) =>
    readConfig(folderWith(JSON.stringify(own)), {}, join(folderWith(JSON.stringify(computers)), 'storedesk.json'))

  it('counts in place of the profile’s, thing by thing', () => {
    const own = { hosts: { api: PORTAL }, externalLinks: ['help.example.in'], proxy: 'none' }
    expect(both({ hosts: { api: OPERATORS }, updates: { channel: 'pilot' } }, own)).toMatchObject({
      value: {
        hosts: { api: OPERATORS, listing: OPERATORS },
        externalLinks: ['help.example.in'],
        updates: { channel: 'pilot' },
        areHostsFixed: true,
        proxy: { setting: { from: 'nowhere' }, isFixed: false },
      },
    })
  })

  it('leaves to the store the values that it allows', () => {
    const computers = { hosts: { api: OPERATORS }, proxy: 'http://proxy:8080', storeMayChange: ['hosts'] }
    expect(both(computers, {})).toMatchObject({
      value: { hosts: { api: OPERATORS }, areHostsFixed: false, proxy: { isFixed: true } },
    })
    expect(both(computers, { hosts: { api: PORTAL }, proxy: 'system' })).toMatchObject({
      value: { hosts: { api: PORTAL }, proxy: { setting: { from: 'hand', address: 'http://proxy:8080' } } },
    })
  })

  it('isn’t guessed at: a mistake in it is reported, even where the profile’s is right', () => {
    for (const wrong of [
      { updates: { channel: 'beta' } },
      { updates: { feed: 'http://a.example' } },
      { proxy: 'socks://a:1' },
    ]) {
      expect(both(wrong, {})).toMatchObject({ ok: false, error: { kind: 'file' } })
    }
  })

  it('is stored where the system keeps settings for all users', () => {
    expect(machineFile('win32', { PROGRAMDATA: 'D:\\Data' })).toBe(join('D:\\Data', 'StoreDesk', 'storedesk.json'))
    expect(machineFile('linux', {})).toBe('/etc/storedesk/storedesk.json')
  })

  it('has a JSON schema, which is the one that ships', () => {
    const file = join(import.meta.dirname, '../../../../resources/storedesk.schema.json')
    const shipped: unknown = JSON.parse(readFileSync(file, 'utf8'))
    expect(shipped).toEqual({ title: 'storedesk.json', ...z.toJSONSchema(configShape, { io: 'input' }) })
  })
})

import { shell } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allowedLink, openLink, openPortalPage } from '../../../../src/main/desktop/links.ts'
import { say } from '../../../../src/shared/messages.ts'

vi.mock('electron', () => ({ shell: { openExternal: vi.fn(async () => undefined) } }))
const opened = vi.mocked(shell.openExternal)

const HOSTS = ['help.example.in', 'track.courier.example']

beforeEach(() => {
  opened.mockReset()
})

describe('a link out of StoreDesk', () => {
  it.each([
    ['https://help.example.in/', 'https://help.example.in/'],
    ['https://help.example.in', 'https://help.example.in/'],
    ['https://HELP.example.in/a b?c=d#e', 'https://help.example.in/a%20b?c=d#e'],
    ['https://help.example.in:443/x', 'https://help.example.in/x'],
    ['https://track.courier.example/123', 'https://track.courier.example/123'],
  ])('%s opens as %s', async (address, link) => {
    expect(await openLink(address, HOSTS)).toEqual({ ok: true, value: undefined })
    expect(opened.mock.calls).toEqual([[link]])
  })

  it.each([
    'http://help.example.in/',
    'https://help.example.in.evil.example/',
    'https://evil.example/help.example.in',
    'https://evil.example#help.example.in',
    'https://evil.example\\@help.example.in/',
    'https://help.example.in@evil.example/',
    'https://asha@help.example.in/',
    'https://:x@help.example.in/',
    'https://help.example.in:8443/',
    'https://help.example.in./',
    'https://sub.help.example.in/',
    'https://xn--hlp-bma.example.in/',
    'https://help.exаmple.in/',
    'javascript:alert(1)//help.example.in',
    'file:///etc/passwd',
    'file://help.example.in/share',
    'smb://help.example.in/share',
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=x',
    'app://portal/',
    'data:text/html,https://help.example.in/',
    '//help.example.in/',
    'help.example.in',
    '',
    ' ',
  ])('%j never opens', async (address) => {
    expect(await openLink(address, HOSTS)).toEqual({
      ok: false,
      error: { kind: 'request', message: say('badRequest') },
    })
    expect(opened).not.toHaveBeenCalled()
  })

  it('reports a missing browser', async () => {
    opened.mockRejectedValueOnce(new Error('Failed to open: xdg-open: not found'))
    expect(await openLink('https://help.example.in/', HOSTS)).toEqual({
      ok: false,
      error: { kind: 'refused', message: say('linkNotOpened') },
    })
  })

  it('opens nothing where no host is listed', () => {
    expect(allowedLink('https://help.example.in/', [])).toBeUndefined()
  })
})

describe('a page of the portal', () => {
  it.each([
    ['https://portal.example.in/auth/acme?state=x', 'https://portal.example.in'],
    ['http://127.0.0.1:4020/auth/practice?state=x', 'http://127.0.0.1:4020'],
    ['http://localhost:4020/auth/practice', 'http://localhost:4020'],
  ])('%s opens', async (address, api) => {
    expect(await openPortalPage(address, api)).toEqual({ ok: true, value: undefined })
    expect(opened.mock.calls).toEqual([[address]])
  })

  it.each([
    ['http://portal.example.in/auth/acme', 'http://portal.example.in'],
    ['https://evil.example/auth/acme', 'https://portal.example.in'],
    ['https://portal.example.in.evil.example/auth/acme', 'https://portal.example.in'],
    ['https://portal.example.in:8443/auth/acme', 'https://portal.example.in'],
    ['https://asha@portal.example.in/auth/acme', 'https://portal.example.in'],
    ['http://127.0.0.1:4021/auth/practice', 'http://127.0.0.1:4020'],
    ['file:///auth/acme', 'null'],
    ['javascript:alert(1)', 'null'],
    ['', 'https://portal.example.in'],
  ])('%j of %s never opens', async (address, api) => {
    expect(await openPortalPage(address, api)).toMatchObject({ ok: false, error: { kind: 'request' } })
    expect(opened).not.toHaveBeenCalled()
  })
})

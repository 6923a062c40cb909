import { app, type Session, type WebContents } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardContents, guardSession } from '../../../../src/main/desktop/security.ts'

vi.mock('electron', () => ({ app: { on: vi.fn() } }))

type Listener = (...args: unknown[]) => void

/** An event source with only `on`, and its listeners. */
function listening() {
  const listeners = new Map<string, Listener>()
  return { on: (event: string, listener: Listener) => void listeners.set(event, listener), listeners }
}

let contents: ReturnType<typeof listening> & { open?: () => unknown }

beforeEach(() => {
  contents = listening()
  const created = vi.mocked(app.on)
  created.mockReset()
  guardContents()
  expect(created.mock.calls.map(([event]) => String(event))).toEqual(['web-contents-created'])
  const guard = created.mock.calls[0]?.[1] as unknown as Listener
  guard({}, {
    ...contents,
    setWindowOpenHandler: (open: () => unknown) => (contents.open = open),
  } as unknown as WebContents)
})

/** True when the event was stopped. */
function stopped(name: string, about: Readonly<Record<string, unknown>>): boolean {
  let prevented = false
  const event = { ...about, preventDefault: () => (prevented = true) }
  const listener = contents.listeners.get(name)
  if (listener === undefined) throw new Error(`Nobody listens to ${name}`)
  listener(event)
  return prevented
}

const ELSEWHERE = [
  'https://portal.example.in/',
  'http://portal/',
  'file:///etc/passwd',
  'about:blank',
  'data:text/html,app://portal/',
  'javascript:void(0)',
  'app://portal.evil.example/',
  'app://portal@evil.example/',
  'app://portal:443/',
  'app://evil/portal/',
  'APP://PORTAL.example/',
  '',
]

describe('a page of ours', () => {
  it('may be loaded again', () => {
    expect(stopped('will-navigate', { url: 'app://portal/cart' })).toBe(false)
    expect(stopped('will-frame-navigate', { url: 'app://portal/cart', isMainFrame: true })).toBe(false)
  })

  it.each(ELSEWHERE)('never goes to %j', (url) => {
    expect(stopped('will-navigate', { url })).toBe(true)
    expect(stopped('will-frame-navigate', { url, isMainFrame: true })).toBe(true)
  })

  it('has no frames, not even of itself', () => {
    expect(stopped('will-frame-navigate', { url: 'app://portal/', isMainFrame: false })).toBe(true)
  })

  it('is never redirected, attaches no webview, opens no window', () => {
    expect(stopped('will-redirect', { url: 'app://portal/' })).toBe(true)
    expect(stopped('will-attach-webview', {})).toBe(true)
    expect(contents.open?.()).toEqual({ action: 'deny' })
  })
})

describe('a session', () => {
  it('grants nothing, neither asked for nor looked up, and downloads nothing', () => {
    const answers: unknown[] = []
    const events = listening()
    const session = {
      ...events,
      setPermissionRequestHandler: (ask: Listener) => ask({}, 'media', (granted: unknown) => answers.push(granted)),
      setPermissionCheckHandler: (ask: () => unknown) => answers.push(ask()),
      setDevicePermissionHandler: (ask: () => unknown) => answers.push(ask()),
    }
    guardSession(session as unknown as Session)
    expect(answers).toEqual([false, false, false])
    let prevented = false
    events.listeners.get('will-download')?.({ preventDefault: () => (prevented = true) })
    expect(prevented).toBe(true)
  })
})

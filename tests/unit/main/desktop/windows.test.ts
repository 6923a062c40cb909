import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrowserWindow } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCKED_DOWN, openExtraWindow, openWindow } from '../../../../src/main/desktop/window.ts'
import { createWindows, MAX_EXTRA_WINDOWS } from '../../../../src/main/desktop/windows.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  class FakeWindow extends EventEmitter {
    static readonly made: FakeWindow[] = []
    readonly webContents = new EventEmitter()
    readonly options: unknown
    shown = ''
    focused = false
    constructor(options: unknown) {
      super()
      this.options = options
      FakeWindow.made.push(this)
    }
    loadURL = async (address: string) => {
      this.shown = address
    }
    show = () => {}
    maximize = () => {}
    isMinimized = () => false
    restore = () => {}
    isFocused = () => this.focused
    focus = () => {
      for (const one of FakeWindow.made) one.focused = one === this
    }
    close = () => this.emit('closed')
    destroy = () => this.emit('closed')
  }
  const display = { workArea: { x: 0, y: 0, width: 1093, height: 574 } }
  return {
    BrowserWindow: FakeWindow,
    screen: {
      getPrimaryDisplay: () => display,
      getAllDisplays: () => [display],
      getDisplayMatching: (place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>) => {
        // Like Electron, accepts only 32-bit integers.
        const { x, y, width, height } = place
        if ([x, y, width, height].some((one) => one !== (one | 0))) throw new TypeError('conversion failure')
        return display
      },
    },
    nativeTheme: { shouldUseDarkColors: false },
    app: { getAppPath: () => '/app', isPackaged: true },
  }
})

interface Fake extends BrowserWindow {
  readonly options: Readonly<
    Record<'webPreferences' | 'x' | 'y' | 'width' | 'height' | 'minWidth' | 'minHeight', unknown>
  >
  readonly shown: string
}

const made = (): Fake[] => Reflect.get(BrowserWindow, 'made')
const shown = (windows: readonly BrowserWindow[]) => windows.map((window) => (window as Fake).shown)

const windows = () =>
  createWindows({
    openMain: () => openWindow('/nowhere'),
    mayClose: () => true,
    quit: () => undefined,
    openBeside: openExtraWindow,
    show: (window, path) => void window.loadURL(path),
  })

beforeEach(() => void made().splice(0))

describe('the main window on a screen of 1093 × 574', () => {
  const opened = (kept?: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'storedesk-window-'))
    if (kept !== undefined) writeFileSync(join(folder, 'window.json'), kept)
    openWindow(folder)
    return made().at(-1)?.options
  }

  it.each([
    ['nothing was kept', undefined],
    ['what was kept can’t be read', '{'],
    ['it was on a screen that is gone', JSON.stringify({ x: 4000, y: 90, width: 1366, height: 768, maximized: false })],
    ['it was farther away than any', JSON.stringify({ x: 3e9, y: 0, width: 1366, height: 768, maximized: false })],
    ['it was larger than any', JSON.stringify({ x: 0, y: 0, width: 3e9, height: 768, maximized: false })],
    ['it was larger than the screen', JSON.stringify({ x: 0, y: 0, width: 1366, height: 768, maximized: true })],
  ])('is wholly in sight when %s', (_, kept) => {
    expect(opened(kept)).toMatchObject({ width: 1093, height: 574, minWidth: 683, minHeight: 384 })
  })

  it('is where it was otherwise', () => {
    const place = { x: 12, y: 34, width: 900, height: 500 }
    expect(opened(JSON.stringify({ ...place, maximized: false }))).toMatchObject(place)
  })
})

describe('a window beside the main one', () => {
  it('is locked down as the main one is: the same preferences, to the last', () => {
    openWindow('/nowhere')
    openExtraWindow()
    const [main, beside] = made().map(({ options }) => options.webPreferences)
    expect(beside).toEqual(main)
    expect(beside).toMatchObject(LOCKED_DOWN)
    expect(beside).toMatchObject({ devTools: false, preload: '/app/out/preload/index.cjs' })
  })

  it('may ask and is told, until it is closed', () => {
    const all = windows()
    const main = all.openMain()
    all.openBeside('/one')
    expect(shown(all.all())).toEqual(['app://portal/', '/one'])
    all.all()[1]?.close()
    expect(all.all()).toEqual([main])
  })

  it('is brought to the front when the same is asked for again', () => {
    const all = windows()
    all.openMain()
    all.openBeside('/one')
    all.openBeside('/two')
    all.openBeside('/one')
    expect(shown(all.all())).toEqual(['app://portal/', '/one', '/two'])
    expect(all.front()).toBe(all.all()[1])
  })

  it('is one of a few: the oldest shows what is asked for next', () => {
    const all = windows()
    all.openMain()
    for (let at = 0; at <= MAX_EXTRA_WINDOWS; at++) all.openBeside(`/${at}`)
    const [, ...beside] = shown(all.all())
    expect(beside).toHaveLength(MAX_EXTRA_WINDOWS)
    expect(beside).not.toContain('/0')
    expect(beside.at(-1)).toBe(`/${MAX_EXTRA_WINDOWS}`)
  })

  it('ends with the session that it was opened in, and stays while that one lasts', () => {
    const all = windows()
    all.belongTo(7)
    all.openMain()
    all.openBeside('/one')
    all.belongTo(7)
    expect(all.all()).toHaveLength(2)
    all.belongTo(undefined)
    expect(all.all()).toHaveLength(1)
    all.belongTo(7)
    all.openBeside('/one')
    all.belongTo(8)
    expect(all.all()).toHaveLength(1)
  })

  it('closes with the main one, and when its page has ended', () => {
    const all = windows()
    const main = all.openMain()
    all.openBeside('/one')
    all.openBeside('/two')
    all.all()[1]?.webContents.emit('render-process-gone')
    expect(shown(all.all())).toEqual(['app://portal/', '/two'])
    main.close()
    expect(all.all()).toEqual([])
    expect(all.main()).toBeUndefined()
  })

  it('is where the menu is heard while it is in front', () => {
    const all = windows()
    const main = all.openMain()
    expect(all.front()).toBe(main)
    all.openBeside('/one')
    expect(all.front()).toBe(all.all()[1])
  })
})

describe('the main window', () => {
  it('isn’t closed over an order that is being sent: the user is asked first', () => {
    let sending = true
    const quit = vi.fn()
    const all = createWindows({
      openMain: openExtraWindow,
      mayClose: () => !sending,
      quit,
      openBeside: openExtraWindow,
      show: () => undefined,
    })
    const main = all.openMain()
    const closing = { preventDefault: vi.fn() }
    main.emit('close', closing)
    expect(closing.preventDefault).toHaveBeenCalledOnce()
    expect(quit).toHaveBeenCalledOnce()

    sending = false
    main.emit('close', closing)
    expect(closing.preventDefault).toHaveBeenCalledOnce()
    expect(quit).toHaveBeenCalledOnce()
  })
})

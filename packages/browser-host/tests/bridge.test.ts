import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTrial, type Trial } from './trial.ts'

describe('between page, preload and main process', () => {
  let trial: Trial
  beforeAll(async () => {
    trial = await openTrial()
  })
  afterAll(() => trial.close())

  test('values keep their kind there and back', async () => {
    const kinds = await trial.page.evaluate(async () => {
      const circle: { self?: unknown } = {}
      circle.self = circle
      const back = (await window.trial.ask('echo', {
        date: new Date(86_400_000),
        map: new Map([['a', new Set([1])]]),
        bytes: new Uint8Array([0, 127, 255]),
        numbers: new Float64Array([0.5, -2]),
        odd: [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -0, 12n],
        surrogate: '\ud800',
        circle,
      })) as {
        date: unknown
        map: Map<string, Set<number>>
        bytes: unknown
        numbers: unknown
        odd: unknown[]
        surrogate: unknown
        circle: { self: unknown }
      }
      return {
        date: back.date instanceof Date && Number(back.date),
        map: back.map.get('a')?.has(1),
        bytes: back.bytes instanceof Uint8Array && [...back.bytes],
        numbers: back.numbers instanceof Float64Array && [...back.numbers],
        odd: back.odd.map((one) => (Object.is(one, -0) ? '-0' : String(one))),
        surrogate: back.surrogate === '\ud800',
        circle: back.circle.self === back.circle,
      }
    })
    expect(kinds).toEqual({
      date: 86_400_000,
      map: true,
      bytes: [0, 127, 255],
      numbers: [0.5, -2],
      odd: ['undefined', 'null', 'NaN', 'Infinity', '-0', '12'],
      surrogate: true,
      circle: true,
    })
  })

  test('a file of 32 MB goes over in one piece', async () => {
    const sum = await trial.page.evaluate(() => window.trial.ask('sum', new Uint8Array(32 * 1024 * 1024).fill(1)))
    expect(sum).toBe(32 * 1024 * 1024)
  })

  test('what main throws is rejected with its message', async () => {
    const message = await trial.page.evaluate(() => window.trial.ask('fail').catch((problem: Error) => problem.message))
    expect(message).toBe("Error invoking remote method 'fail': Error: on purpose")
  })

  test('a channel without a handler is refused', async () => {
    const message = await trial.page.evaluate(() => window.trial.ask('gone').catch((problem: Error) => problem.message))
    expect(message).toContain("No handler registered for 'gone'")
  })

  test('a function is not sent to main', async () => {
    const message = await trial.page.evaluate(() =>
      window.trial.ask('echo', () => 1).catch((problem: Error) => problem.message),
    )
    expect(message).toBe('An object could not be cloned.')
  })

  test('a plain function of the preload answers at once', async () => {
    expect(await trial.page.evaluate(() => window.trial.double(21))).toBe(42)
  })

  test('main tells the page, until it no longer listens', async () => {
    const { app, page } = trial
    await page.evaluate(() => {
      const received: unknown[] = []
      const stop = window.trial.onTold((value) => received.push(value))
      Object.assign(window, { received, stop })
    })
    const tell = (value: unknown) =>
      app.evaluate(({ BrowserWindow }, it) => BrowserWindow.getAllWindows()[0]?.webContents.send('told', it), value)
    await tell({ news: 1 })
    await page.waitForFunction(() => (window as unknown as { received: unknown[] }).received.length === 1)
    await page.evaluate(() => (window as unknown as { stop: () => void }).stop())
    await tell({ news: 2 })
    // The page's own listener, which stays, shows when the second message has arrived.
    await page.waitForFunction(() => document.querySelector('#told')?.textContent === '{"news":2}')
    expect(await page.evaluate(() => (window as unknown as { received: unknown }).received)).toEqual([{ news: 1 }])
  })

  test("nothing of the preload's world can be reached by the page", async () => {
    const reached = await trial.page.evaluate(async () => {
      // Code that a debugger evaluates may build functions from text despite the policy; code that it starts later may not.
      await new Promise((resolve) => setTimeout(resolve))
      const names = ['secretOfPreload', 'require', 'process', 'module', 'ipcRenderer']
      const throughFunction = () => {
        try {
          return window.trial.double.constructor('return typeof globalThis.secretOfPreload')()
        } catch (problem) {
          return (problem as Error).name
        }
      }
      return {
        named: names.filter((name) => name in window),
        // The host's own channels have names with these prefixes.
        channels: Object.getOwnPropertyNames(window).filter((name) => /^(post|deliver)_/.test(name)),
        throughFunction: throughFunction(),
      }
    })
    expect(reached).toEqual({ named: [], channels: [], throughFunction: 'EvalError' })
  })

  test('what is exposed can be neither changed nor replaced', async () => {
    const after = await trial.page.evaluate(() => {
      Reflect.set(window.trial, 'version', 2)
      Reflect.set(window, 'trial', { version: 3 })
      return [window.trial.version, Object.isFrozen(window.trial)]
    })
    expect(after).toEqual([1, true])
  })

  test('a frame inside the page has no preload', async () => {
    const inside = await trial.page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      return typeof frame.contentWindow?.trial
    })
    expect(inside).toBe('undefined')
  })

  test('main sees who asks: the top frame at an address of the app', async () => {
    const { page, seen } = trial
    await page.evaluate(() => window.trial.ask('echo', 'who'))
    expect((await seen()).frames.at(-1)).toEqual({ url: 'app://trial/page.html', origin: 'app://trial', top: true })
  })
})

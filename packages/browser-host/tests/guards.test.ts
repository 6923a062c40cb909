import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countingServer, openTrial, type Trial } from './trial.ts'

describe('what a page may not do', () => {
  let trial: Trial
  let elsewhere: Awaited<ReturnType<typeof countingServer>>
  beforeAll(async () => {
    elsewhere = await countingServer()
    trial = await openTrial()
  })
  afterAll(async () => {
    await trial.close()
    elsewhere.close()
  })

  test("the app's policy holds: no inline script, no eval, no request to another host", async () => {
    const tried = await trial.page.evaluate(async (url) => {
      // Code that a debugger evaluates may use eval despite the policy; code that it starts later may not.
      await new Promise((resolve) => setTimeout(resolve))
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.body.append(script)
      const evaluated = (() => {
        try {
          // biome-ignore lint/security/noGlobalEval: whether it is stopped is the question.
          return window.eval('1 + 1')
        } catch (problem) {
          return (problem as Error).name
        }
      })()
      const image = new Image()
      const outcome = new Promise((resolve) => {
        image.onload = () => resolve('shown')
        image.onerror = () => resolve('blocked')
      })
      image.src = `${url}/image`
      return {
        script: document.scripts.length > 0 && 'scriptRan' in window,
        inline: 'inlineRan' in window,
        injected: 'injected' in window,
        evaluated,
        fetched: await fetch(`${url}/fetch`).then(
          () => 'reached',
          () => 'blocked',
        ),
        image: await outcome,
        beacon: navigator.sendBeacon(`${url}/beacon`) && 'queued',
      }
    }, elsewhere.url)
    expect(tried).toMatchObject({
      script: true,
      inline: false,
      injected: false,
      evaluated: 'EvalError',
      fetched: 'blocked',
      image: 'blocked',
    })
    expect(elsewhere.visits).toEqual([])
  })

  test('permissions are what the app says: none', async () => {
    const { page, seen } = trial
    const states = await page.evaluate(async () => {
      const query = async (name: PermissionName) => (await navigator.permissions.query({ name })).state
      return {
        notification: Notification.permission,
        geolocation: await query('geolocation'),
        camera: await query('camera'),
        microphone: await query('microphone'),
      }
    })
    expect(states).toEqual({ notification: 'denied', geolocation: 'denied', camera: 'denied', microphone: 'denied' })
    expect((await seen()).permissions).toEqual(expect.arrayContaining(['geolocation', 'notifications', 'media']))
  })

  test('a window that the app refuses is null to the page, and none opens', async () => {
    const { app, page, seen } = trial
    const url = `${elsewhere.url}/opened`
    expect(await page.evaluate((address) => window.open(address), url)).toBeNull()
    await expect.poll(async () => (await seen()).opened).toContain(url)
    expect(app.windows()).toHaveLength(1)
    expect(elsewhere.visits).toEqual([])
  })

  test('a link to a new window is asked about, and closed before it loads', async () => {
    const { app, page, seen } = trial
    await page.click('#new')
    await expect.poll(async () => (await seen()).opened).toContain('https://elsewhere.invalid/new')
    await expect.poll(() => app.windows().length).toBe(1)
  })

  test('a way out that the app prevents is not taken', async () => {
    const { page, seen } = trial
    await page.evaluate((url) => {
      location.href = `${url}/away`
    }, elsewhere.url)
    await expect.poll(async () => (await seen()).navigations).toContain(`${elsewhere.url}/away`)
    expect(page.url()).toBe('https://trial.app.invalid/page.html')
    expect(elsewhere.visits).toEqual([])
  })

  test('a download is told to the session and refused', async () => {
    const { page, seen } = trial
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['secret']))
      link.download = 'taken.txt'
      link.click()
    })
    await expect.poll(async () => (await seen()).downloads).toEqual(['taken.txt'])
  })

  test('navigation within the app is allowed, and main sees its own address', async () => {
    const { app, page } = trial
    await page.click('#other')
    await page.waitForURL('https://trial.app.invalid/other.html')
    const addresses = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
    )
    expect(addresses).toEqual(['app://trial/other.html'])
    await page.goBack()
    expect(await page.textContent('h1')).toBe('Trial')
  })

  test('what the app does not serve is not there', async () => {
    const status = await trial.page.evaluate(async () => (await fetch('/../main.js')).status)
    expect(status).toBe(404)
  })

  test('what the host lacks says so by name', async () => {
    const message = await trial.app.evaluate(({ BrowserWindow }) => {
      try {
        return String(BrowserWindow.getAllWindows()[0]?.webContents.setAudioMuted(true))
      } catch (problem) {
        return (problem as Error).message
      }
    })
    expect(message).toBe("browser host: electron.WebContents.setAudioMuted isn't provided")
  })
})

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { appFolder, executable, openTrial, type Trial } from './trial.ts'

/** Returns the processes whose command line contains this text. */
function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/cmdline`))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(text)
      } catch {
        return false
      }
    })
}

const hostPid = ({ app }: Trial) => app.process().pid ?? 0
const profilesOf = (pid: number) => readdirSync(tmpdir()).filter((name) => name.startsWith(`browser-host-${pid}-`))

describe('the life of the app', () => {
  let trial: Trial | undefined
  afterEach(async () => {
    await trial?.close().catch(() => {})
    trial = undefined
  })

  test('the app is told its name, version and folders', async () => {
    trial = await openTrial()
    const facts = await trial.app.evaluate(({ app }) => ({
      name: app.getName(),
      version: app.getVersion(),
      folder: app.getAppPath(),
      profile: app.getPath('userData'),
      packaged: app.isPackaged,
      electron: process.versions.electron,
    }))
    expect(facts).toMatchObject({ name: 'Host Trial', version: '1.2.3', folder: appFolder, profile: trial.profile })
    expect(facts).toMatchObject({ packaged: false, electron: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  })

  test('the window has the size that it was asked to have, and its title from the page', async () => {
    trial = await openTrial()
    expect(await trial.page.evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 600])
    const window = await trial.app.browserWindow(trial.page)
    await expect.poll(() => window.evaluate((one) => one.getTitle())).toBe('Trial page')
    await window.evaluate((one) => one.setContentSize(1366, 768))
    await expect.poll(() => trial?.page.evaluate(() => [innerWidth, innerHeight])).toEqual([1366, 768])
  })

  test('a page becomes an A4 sheet with what it shows', async () => {
    trial = await openTrial()
    const sheet = await trial.app.evaluate(async ({ BrowserWindow }) => {
      const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({ pageSize: 'A4' })
      return pdf?.toString('latin1') ?? ''
    })
    expect(sheet).toMatch(/^%PDF-/)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? []
    // 210 × 297 mm in points, within the precision of sizes in inches.
    expect(Number(width)).toBeCloseTo(595.3, -0.5)
    expect(Number(height)).toBeCloseTo(841.9, -0.5)
  })

  test('main runs code in the page and gets its value, or its error', async () => {
    trial = await openTrial()
    const run = (code: string) =>
      trial?.app.evaluate(
        ({ BrowserWindow }, it) =>
          BrowserWindow.getAllWindows()[0]
            ?.webContents.executeJavaScript(it)
            .catch((problem: Error) => problem.message),
        code,
      )
    expect(await run('Promise.resolve([1 + 1, document.title])')).toEqual([2, 'Trial page'])
    expect(await run('throw new TypeError("no")')).toContain('TypeError: no')
  })

  test("a menu's accelerator works where the page leaves the key alone", async () => {
    trial = await openTrial()
    await trial.page.keyboard.press('Control+f')
    await expect.poll(async () => (await trial?.seen())?.clicked).toEqual(['find'])
    await trial.page.evaluate(() => addEventListener('keydown', (event) => event.preventDefault()))
    await trial.page.keyboard.press('Control+f')
    await trial.page.evaluate(() => window.trial.ask('echo', 'after the key'))
    expect((await trial.seen()).clicked).toEqual(['find'])
  })

  test('dialogs are cancelled, unless a test puts in an answer', async () => {
    trial = await openTrial()
    const answers = await trial.app.evaluate(async ({ dialog }) => {
      const first = await dialog.showOpenDialog({})
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: ['/chosen.csv'] })
      return [first.filePaths, (await dialog.showOpenDialog({})).filePaths]
    })
    expect(answers).toEqual([[], ['/chosen.csv']])
  })

  test('a second start on the same profile tells the first, and ends', async () => {
    trial = await openTrial()
    const second = spawn(executable, [appFolder, `--user-data-dir=${trial.profile}`, 'storedesk://cart'])
    expect(await new Promise((resolve) => second.on('exit', resolve))).toBe(0)
    await expect.poll(async () => (await trial?.seen())?.started.length).toBe(1)
    const [secondStart] = (await trial.seen()).started
    expect(secondStart?.argv.at(-1)).toBe('storedesk://cart')
    expect(secondStart?.more).toEqual({ note: 'second' })
  })

  test('closing the last window ends the app well, and leaves nothing behind', async () => {
    trial = await openTrial()
    const pid = hostPid(trial)
    const ended = new Promise((resolve) => trial?.app.process().once('exit', resolve))
    await trial.app.evaluate(({ BrowserWindow }) => {
      setTimeout(() => BrowserWindow.getAllWindows()[0]?.close())
    })
    expect(await ended).toBe(0)
    await expect.poll(() => processesWith(`browser-host-${pid}-`)).toEqual([])
    expect(profilesOf(pid)).toEqual([])
  })

  test('after kill -9 no Chromium is left, and the next start sweeps its profile', async () => {
    trial = await openTrial()
    const pid = hostPid(trial)
    expect(processesWith(`browser-host-${pid}-`)).not.toEqual([])
    const ended = new Promise<void>((resolve) => trial?.app.once('close', () => resolve()))
    trial.app.process().kill('SIGKILL')
    await ended
    await expect.poll(() => processesWith(`browser-host-${pid}-`)).toEqual([])
    trial = await openTrial()
    expect(profilesOf(pid)).toEqual([])
  })

  test('a crashed page is told, and can be loaded again', async () => {
    trial = await openTrial()
    const reason = await trial.app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const reason = new Promise<string>((resolve) => {
        contents?.once('render-process-gone', (_event, details) => resolve(details.reason))
      })
      contents?.forcefullyCrashRenderer()
      const text = await reason
      await contents?.loadURL('app://trial/other.html')
      return [text, await contents?.executeJavaScript('document.title')]
    })
    expect(reason).toEqual(['crashed', 'Other page'])
  })
})

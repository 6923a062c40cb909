/** Opens the small app beside this file on the browser host, as Playwright opens any Electron app. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'

export interface TrialApi {
  readonly version: number
  readonly ask: (channel: string, value?: unknown) => Promise<unknown>
  readonly double: (number: number) => number
  readonly onTold: (listener: (value: unknown) => void) => () => void
}

declare global {
  interface Window {
    readonly trial: TrialApi
  }
}

/** The events that the app's main process has recorded. */
export interface Seen {
  readonly permissions: readonly string[]
  readonly navigations: readonly string[]
  readonly opened: readonly string[]
  readonly downloads: readonly string[]
  readonly started: readonly { readonly argv: readonly string[]; readonly folder: string; readonly more: unknown }[]
  readonly clicked: readonly string[]
  readonly frames: readonly { readonly url: string; readonly origin: string; readonly top: boolean }[]
}

export interface Trial {
  readonly app: ElectronApplication
  readonly page: Page
  readonly profile: string
  readonly seen: () => Promise<Seen>
  readonly close: () => Promise<void>
}

export const executable = join(import.meta.dirname, '..', 'electron')
export const appFolder = join(import.meta.dirname, 'app')

export async function openTrial(): Promise<Trial> {
  // Set in this process, too, because Playwright looks for Electron here.
  process.env.ELECTRON_OVERRIDE_DIST_PATH = join(executable, '..')
  const profile = mkdtempSync(join(tmpdir(), 'host-trial-'))
  const app = await _electron.launch({ args: [appFolder, `--user-data-dir=${profile}`] })
  const page = await app.firstWindow()
  await page.waitForURL('https://trial.app.invalid/page.html')
  const seen = () => app.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  const close = async () => {
    await app.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { app, page, profile, seen, close }
}

/** A web server on this machine that records its requests. */
export async function countingServer() {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('reached')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, visits, close: () => void server.close() }
}

/** Starts the trial app for a user's own browser; it prints its addresses on stdout. */
export const startForPerson = (profile: string) =>
  spawn(executable, [appFolder, `--user-data-dir=${profile}`], {
    env: { ...process.env, STOREDESK_HOST: 'interactive' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

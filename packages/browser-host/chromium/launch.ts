/**
 * Starts our own Chromium over a pipe: when this process ends in any way, the pipe closes and Chromium ends. Its profile is in the
 * temporary folder, named after this process, and is swept by a later start.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex, type Readable, type Writable } from 'node:stream'
import { Connection } from './connection.ts'
import { findChromium, findShell } from './find.ts'

export interface Chromium {
  readonly connection: Connection
  readonly version: string
}

export interface ChromiumOptions {
  /** Publish a debugging port, and print its address on stderr as Electron does. */
  readonly publish: boolean
  readonly headed: boolean
  /** Switches set by the app or Playwright through `app.commandLine`. */
  readonly switches: ReadonlyMap<string, string>
  /** Called before the debugging port's address is printed, for everything that must be set up before another client connects. */
  readonly connected: (connection: Connection) => void
  /** Called when it ends on its own. */
  readonly onExit: () => void
}

const PROFILE = 'browser-host-'

const own: readonly (readonly [string, string])[] = [
  ['no-startup-window', ''],
  ['no-first-run', ''],
  ['no-default-browser-check', ''],
  ['disable-gpu', ''],
  ['disable-quic', ''],
  ['disable-sync', ''],
  ['disable-extensions', ''],
  ['disable-dev-shm-usage', ''],
  ['disable-background-networking', ''],
  ['disable-background-timer-throttling', ''],
  ['disable-backgrounding-occluded-windows', ''],
  ['disable-renderer-backgrounding', ''],
  ['disable-component-update', ''],
  // Going back must ask the app again, as in Electron.
  ['disable-back-forward-cache', ''],
  ['force-color-profile', 'srgb'],
  ['password-store', 'basic'],
]

export async function launchChromium({
  publish,
  headed,
  switches,
  connected,
  onExit,
}: ChromiumOptions): Promise<Chromium> {
  sweep()
  const profile = mkdtempSync(join(tmpdir(), `${PROFILE}${process.pid}-`))
  const all = new Map([...own, ...switches])
  all.delete('inspect')
  all.set('user-data-dir', profile)
  all.set('remote-debugging-pipe', '')
  if (publish) all.set('remote-debugging-port', '0')
  if (!headed) all.set('headless', 'new')
  if (process.getuid?.() === 0) all.set('no-sandbox', '')
  const args = [...all].map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`))
  const child = spawn(headed ? findChromium() : findShell(), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [, , errors, out, back] = child.stdio
  const failed = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${output}`)))
  })
  failed.catch(() => {})
  let output = ''
  const listening = new Promise<string>((resolve) => {
    // Chromium logs missing desktop services constantly: only the address is passed on.
    ;(errors as Readable).on('data', (piece: Buffer) => {
      output = (output + piece.toString()).slice(-20_000)
      if (process.env.STOREDESK_HOST_VERBOSE) process.stderr.write(piece)
      const line = /^DevTools listening on ws:\S+$/m.exec(output)?.[0]
      if (line) resolve(line)
    })
  })
  const connection = new Connection(out as Writable, Duplex.from(back as Readable), onExit)
  // Nothing can be awaited any more while this process exits.
  process.on('exit', () => {
    child.kill('SIGKILL')
    remove(profile)
  })
  const { product } = await Promise.race([connection.browser.send('Browser.getVersion'), failed])
  connected(connection)
  if (publish) {
    const address = await Promise.race([listening, failed])
    process.stderr.write(`\n${address}\n`)
  }
  return { connection, version: product.replace(/^.*\//, '') }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 30 })
  } catch {
    // Its processes are still writing; the next start sweeps.
  }
}

/** Removes the profiles of killed hosts. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PROFILE}(\\d+)-`).exec(name)?.[1]
    if (pid && !alive(Number(pid))) remove(join(tmpdir(), name))
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}

/**
 * The desktop process from its first line: sets up what must hold before Electron is ready, and decides if the program starts at all. The
 * program is loaded meanwhile: a second StoreDesk, which passes its link to the first and ends, never loads it.
 */
import { spawn } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { app, dialog, protocol } from 'electron'
import { APP_SCHEME } from '../../shared/channels.ts'
import { messages, say } from '../../shared/messages.ts'
import { harden, requestedDebugger } from '../desktop/hardening.ts'
import { receiveLinks } from '../desktop/links-in.ts'
import { guardContents } from '../desktop/security.ts'
import { type Log, openLog } from '../log.ts'
import type { StartWatch } from '../updates/start-watch.ts'

harden()
app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
])
guardContents()

const debugSwitch = app.isPackaged ? requestedDebugger(app.commandLine) : undefined
if (debugSwitch !== undefined) {
  dialog.showErrorBox(messages.cantStart, say('startsUndebugged', { name: debugSwitch }))
  app.exit(1)
} else if (app.commandLine.hasSwitch('diagnose')) {
  void orTell(import('./on-terminal.ts').then(({ diagnose }) => diagnose()))
} else if (app.commandLine.hasSwitch('check-portal')) {
  void orTell(import('./on-terminal.ts').then(({ checkThePortal }) => checkThePortal()))
} else if (app.requestSingleInstanceLock()) {
  const loaded = orTell(load())
  receiveLinks((link) => void loaded.then((follow) => follow?.(link)))
} else {
  process.stdout.write(`${messages.runsAlready}\n`)
  app.quit()
}

/**
 * Resolves to the function that follows links. A start is counted before the program is loaded, so that a version that can't even be loaded
 * is rolled back, too.
 */
async function load() {
  await lock()
  const { unwatched, watchStart } = await import('../updates/start-watch.ts')
  const isWatched = app.isPackaged && process.platform === 'win32'
  const watch = isWatched ? watchStart(app.getPath('userData'), app.getVersion()) : unwatched
  if (watch.goBack !== undefined) return void goBack(watch.goBack)
  const { run } = await import('./program.ts')
  return run(watch)
}

/** Locks the profile before it is used: on a share, another computer may have it open. Throws if it does. */
async function lock(): Promise<void> {
  // Without SQLite there is nothing to protect; that fault is reported after this start was counted.
  const loaded = await import('../store/profile-lock.ts').catch(() => undefined)
  const locked = loaded?.lockProfile(app.getPath('userData'), { computer: hostname() })
  if (locked?.ok === false) throw new Error(locked.error.message)
}

/** Returns to the version before: its installer reinstalls and starts it. */
function goBack({ version, installer }: NonNullable<StartWatch['goBack']>): void {
  log().note('going back', { to: version })
  const child = spawn(installer, ['--updated', '/S', '--force-run'], { detached: true, stdio: 'ignore' })
  child.once('error', (error) => {
    log().fault('could not go back', error)
    dialog.showErrorBox(messages.cantStart, say('cantGoBack', { why: error.message }))
    app.exit(1)
  })
  child.once('spawn', () => {
    child.unref()
    app.exit(0)
  })
}

/** Returns the result; on a failure shows it to the user and returns undefined. */
async function orTell<T>(started: Promise<T>): Promise<T | undefined> {
  try {
    return await started
  } catch (error) {
    log().fault('could not start', error)
    const why = error instanceof Error ? error.message : String(error)
    dialog.showErrorBox(messages.cantStart, say('cantStartWhy', { why, folder: logs() }))
    app.exit(1)
    return undefined
  }
}

/** Opened for messages before the program has its own log. */
const log = (): Log => openLog(logs(), Date.now)
const logs = (): string => join(app.getPath('userData'), 'logs')

/**
 * The desktop process, from its first line: what must hold before Electron is ready, and whether there is to be a program at all. The program
 * itself is loaded meanwhile: a second StoreDesk, which hands its link to the first and ends, never loads it.
 */
import { spawn } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { app, dialog, protocol } from 'electron'
import { APP_SCHEME } from '../../shared/channels.ts'
import { messages, say } from '../../shared/messages.ts'
import { debuggerAskedFor, harden } from '../desktop/hardening.ts'
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

const debugSwitch = app.isPackaged ? debuggerAskedFor(app.commandLine) : undefined
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

/** Resolves to what follows links. A start counts before the program is loaded: one that can't even be loaded gives way, too. */
async function load() {
  await lock()
  const { unwatched, watchStart } = await import('../updates/start-watch.ts')
  const isWatched = app.isPackaged && process.platform === 'win32'
  const watch = isWatched ? watchStart(app.getPath('userData'), app.getVersion()) : unwatched
  if (watch.goBack !== undefined) return void goBack(watch.goBack)
  const { run } = await import('./program.ts')
  return run(watch)
}

/** Before anything of the profile is touched: on a share, another computer may have it open. Throws where one has. */
async function lock(): Promise<void> {
  // Where SQLite can't be loaded there is nothing to keep apart; that is told once this start was counted.
  const loaded = await import('../store/profile-lock.ts').catch(() => undefined)
  const locked = loaded?.lockProfile(app.getPath('userData'), { computer: hostname() })
  if (locked?.ok === false) throw new Error(locked.error.message)
}

/** The version before takes over again: its installer puts it back, and starts it. */
function goBack({ version, installer }: NonNullable<StartWatch['goBack']>): void {
  log().note('going back', { to: version })
  const begun = spawn(installer, ['--updated', '/S', '--force-run'], { detached: true, stdio: 'ignore' })
  begun.once('error', (error) => {
    log().fault('could not go back', error)
    dialog.showErrorBox(messages.cantStart, say('cantGoBack', { why: error.message }))
    app.exit(1)
  })
  begun.once('spawn', () => {
    begun.unref()
    app.exit(0)
  })
}

/** What it resolves to; undefined once it was told why there is nothing. */
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

/** Opened where something is to be written before the program has its own. */
const log = (): Log => openLog(logs(), Date.now)
const logs = (): string => join(app.getPath('userData'), 'logs')

/**
 * The desktop process, from its first line: what must hold before Electron is ready, and whether there is to be a program at all. The program
 * itself is loaded meanwhile: a second StoreDesk, which hands its link to the first and ends, never loads it.
 */
import { spawn } from 'node:child_process'
import { app, dialog, protocol } from 'electron'
import { APP_SCHEME } from '../shared/channels.ts'
import { messages } from '../shared/messages.ts'
import { debuggerAskedFor, harden } from './desktop/hardening.ts'
import { receiveLinks } from './desktop/links-in.ts'
import { guardContents } from './desktop/security.ts'
import type { StartWatch } from './updates/start-watch.ts'

harden()
app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
])
guardContents()

const debugSwitch = app.isPackaged ? debuggerAskedFor(app.commandLine) : undefined
if (debugSwitch !== undefined) {
  dialog.showErrorBox('StoreDesk can’t start', `It shows itself to no debugger: start it without --${debugSwitch}.`)
  app.exit(1)
} else if (app.commandLine.hasSwitch('diagnose')) {
  orTell(import('./program.ts').then(({ diagnose }) => diagnose()))
} else if (app.requestSingleInstanceLock()) {
  const loaded = load()
  receiveLinks(
    (link) =>
      void loaded.then(
        (follow) => follow?.(link),
        () => undefined,
      ),
  )
  orTell(loaded)
} else {
  process.stdout.write(`${messages.runsAlready}\n`)
  app.quit()
}

/** What follows a link, once there is somebody to. A start counts before the program is loaded: one that can't even be loaded gives way, too. */
async function load() {
  const { unwatched, watchStart } = await import('./updates/start-watch.ts')
  const isWatched = app.isPackaged && process.platform === 'win32'
  const watch = isWatched ? watchStart(app.getPath('userData'), app.getVersion()) : unwatched
  if (watch.goBack !== undefined) return void goBack(watch.goBack)
  const { run, follow } = await import('./program.ts')
  run(watch)
  return follow
}

/** The version before takes over again: its installer puts it back, and starts it. */
function goBack({ installer }: NonNullable<StartWatch['goBack']>): void {
  const begun = spawn(installer, ['--updated', '/S', '--force-run'], { detached: true, stdio: 'ignore' })
  begun.once('error', (error) => {
    dialog.showErrorBox('StoreDesk can’t start', `The version before couldn’t be installed again: ${error.message}`)
    app.exit(1)
  })
  begun.once('spawn', () => {
    begun.unref()
    app.exit(0)
  })
}

function orTell(started: Promise<unknown>): void {
  started.catch((error: unknown) => {
    dialog.showErrorBox('StoreDesk can’t start', error instanceof Error ? error.message : String(error))
    app.exit(1)
  })
}

/**
 * The desktop process, from its first line: what must hold before Electron is ready, and whether there is to be a program at all. The program
 * itself is loaded meanwhile: a second StoreDesk, which hands its link to the first and ends, never loads it.
 */
import { app, dialog, protocol } from 'electron'
import { APP_SCHEME } from '../shared/channels.ts'
import { messages } from '../shared/messages.ts'
import { debuggerAskedFor, harden } from './desktop/hardening.ts'
import { guardContents } from './desktop/security.ts'

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
  load(({ diagnose }) => diagnose())
} else if (app.requestSingleInstanceLock()) {
  load(({ run }) => run())
} else {
  process.stdout.write(`${messages.runsAlready}\n`)
  app.quit()
}

function load(go: (program: typeof import('./program.ts')) => unknown): void {
  import('./program.ts').then(go).catch((error: unknown) => {
    dialog.showErrorBox('StoreDesk can’t start', error instanceof Error ? error.message : String(error))
    app.exit(1)
  })
}

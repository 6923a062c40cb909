/** The entry point behind `electron <app>`: redirects `electron` to the stand-in, starts Chromium, loads the app. */
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Chromium, launchChromium } from './chromium/launch.ts'
import { targets } from './chromium/targets.ts'
import { host, readApp, readArguments } from './host.ts'

const [executable = '', , ...argv] = process.argv
const standin = pathToFileURL(join(import.meta.dirname, 'standin', 'electron.ts')).href

registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(\/(main|common))?$/.test(specifier)
      ? { url: standin, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})

function becomeElectron(): void {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'node_modules', 'electron', 'package.json'), 'utf8'),
  )
  // `browserHost` tells the app, and readers of its log, which runtime this is.
  const versions = { ...process.versions, electron: version, browserHost: process.versions.node }
  Object.defineProperties(process, {
    versions: { value: versions, configurable: true },
    type: { value: 'browser' },
    defaultApp: { value: true },
    resourcesPath: { value: resolve(host.app.folder, '..') },
  })
  // As in Electron: the executable, then all its arguments.
  process.argv = [executable, ...argv]
}

async function run(): Promise<void> {
  const { app: path, requires, userData, publish } = readArguments(argv)
  host.app = readApp(path)
  host.userData = userData && resolve(userData)
  host.showing = process.env.STOREDESK_HOST === 'interactive' && !publish ? 'interactive' : 'driven'
  becomeElectron()
  const { hostApp, chromiumSwitches } = await import('./standin/app.ts')
  const { guardRequests } = await import('./network.ts')
  const require = createRequire(join(host.app.folder, 'package.json'))
  for (const module of requires) require(resolve(module))
  let leaving = false
  process.on('exit', () => {
    leaving = true
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => hostApp.quit())
  let chromium: Promise<Chromium> | undefined
  const launch = () =>
    launchChromium({
      publish,
      headed: process.env.STOREDESK_HOST === 'headed',
      switches: chromiumSwitches,
      onExit: () => {
        if (leaving) return
        console.error('Chromium is gone')
        hostApp.exit(1)
      },
      connected: (connection) => {
        targets.watch(connection)
        guardRequests(connection)
      },
    })
  host.chromium = () => {
    chromium ??= launch()
    return chromium
  }
  // The user's own browser shows the windows; only papers need our Chromium, later.
  const started = host.showing === 'interactive' ? Promise.resolve() : host.chromium()
  const ready = started.then(() => hostApp.start())
  await import(pathToFileURL(host.app.main).href)
  await ready
}

run().catch((problem) => {
  console.error(problem)
  process.exit(1)
})

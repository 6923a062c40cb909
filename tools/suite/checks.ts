/** The gate: everything that can be said about the code without running it. Each check counts as one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeElectronNames } from '../browser-host/electron-names.ts'
import { electronAge } from './electron-age.ts'
import { knownHoles } from './known-holes.ts'
import { oneCommand, type Stage } from './stage.ts'

/** Each is compiled in its own world: what `types` and `lib` it may know is part of the design. */
const worlds = [
  'src/shared',
  'src/main',
  'src/preload',
  'src/renderer',
  'src/practice',
  'tools',
  'tests',
  'tools/browser-host',
  'tools/browser-host/tsconfig.app.json',
]

const configOf = (world: string) => (world.endsWith('.json') ? world : `${world}/tsconfig.json`)

/** Each of several threads works out the types of the calls anew: one thread takes a third of the processor's time. */
const ONE_THREAD = '--singleThreaded'

/** What was found before is kept beside the packages, so that only what has changed since is looked at again. */
const rememberAs = (config: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join('node_modules', '.cache', 'types', config.replaceAll('/', '-')),
]

export function checks(): Stage[] {
  writeElectronNames()
  return [
    oneCommand('format and lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=40']),
    ...worlds
      .map(configOf)
      .filter((config) => existsSync(config))
      .map((config) =>
        oneCommand(`types of ${config}`, 'tsc', [
          '--project',
          config,
          '--pretty',
          'false',
          ONE_THREAD,
          ...rememberAs(config),
        ]),
      ),
    oneCommand('import rules', process.execPath, ['tools/import-rules.ts']),
    oneCommand('unused code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
    oneCommand('unused in what ships', 'knip', [
      '--no-progress',
      '--production',
      '--config',
      'knip.production.config.ts',
    ]),
    oneCommand('wired', process.execPath, ['tools/wired.ts']),
    oneCommand('tested', process.execPath, ['tools/tested.ts']),
    oneCommand('uses of Electron', process.execPath, ['tools/electron-uses.ts', '--check']),
    electronAge,
    knownHoles,
  ]
}

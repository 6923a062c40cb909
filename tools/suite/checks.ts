/** The static checks of the code. Each check counts as one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeElectronNames } from '../../packages/browser-host/electron-names.ts'
import { electronAge } from './electron-age.ts'
import { knownHoles } from './known-holes.ts'
import { oneCommand, type Stage } from './stage.ts'

/** Each is compiled separately: the `types` and `lib` it may use are part of the design. */
const worlds = [
  'src/shared',
  'src/main',
  'src/preload',
  'src/renderer',
  'src/practice',
  'tools',
  'tests',
  'packages',
  'packages/browser-host',
  'packages/browser-host/tsconfig.app.json',
]

const configOf = (world: string) => (world.endsWith('.json') ? world : `${world}/tsconfig.json`)

/** Several threads would each infer the types of the calls: one thread takes a third of the processor time. */
const ONE_THREAD = '--singleThreaded'

/** Caches the results beside the packages, so that only changed files are checked again. */
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

/**
 * `npm test -- --changed`: the tests that a change may break, for developers. Vitest follows imports itself. Pages are drawn by the built
 * bundle, which no test imports: there the folders tell what belongs together.
 */
import { run } from './stage.ts'

export interface Touched {
  /** Component tests to run: all, those in these folders and files, or none. */
  readonly component: 'all' | readonly string[]
  readonly e2e: readonly string[]
  /** The quick walk through the started app. */
  readonly smoke: boolean
}

/** Returns the paths that differ from `since` (by default the uncommitted ones), including untracked ones. */
export async function changedPaths(since = 'HEAD'): Promise<readonly string[]> {
  const [differ, fresh] = await Promise.all([
    run('git', ['diff', '--name-only', '--relative', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  if (differ.code !== 0) throw new Error(differ.output.trim())
  return `${differ.output}\n${fresh.output}`.split('\n').filter((path) => path !== '')
}

const SPEC = /\.spec\.ts$/
/** Code of one area's screens or calls: its component tests are in a folder of that name, if it has any. */
const OF_AN_AREA = /^src\/(?:renderer\/screens|practice\/areas)\/([\w-]+)\//
/** Folders of the walks over all lists and all screens. */
const WALKS = ['lists', 'shell']
const SHIPS = /^(?:src|resources)\//
const SUPPORT = /^tests\/(?:support|areas|component)\//

/** Returns the page tests to run after a change of these paths. */
export function touchedBy(paths: readonly string[]): Touched {
  const specs = paths.filter((path) => SPEC.test(path))
  const others = paths.filter((path) => !SPEC.test(path) && (SHIPS.test(path) || SUPPORT.test(path)))
  const areas = others.map((path) => OF_AN_AREA.exec(path)?.[1])
  const everywhere = areas.includes(undefined)
  const its = areas.length === 0 ? [] : [...areas, ...WALKS].map((area) => `tests/component/${area}/`)
  const named = specs.filter((path) => path.startsWith('tests/component/'))
  return {
    component: everywhere ? 'all' : [...new Set([...its, ...named])],
    e2e: specs.filter((path) => path.startsWith('tests/e2e/')),
    smoke: paths.some((path) => SHIPS.test(path) || path.startsWith('tests/e2e/')),
  }
}

/**
 * `npm test -- --changed`: what a change may have broken, for people at work. Vitest follows imports by itself. A page is drawn by
 * the built bundle, which no import of a test leads to: there the folders say what belongs together.
 */
import { run } from './stage.ts'

export interface Touched {
  /** Component tests to run: all of them, those in these folders and files, or none. */
  readonly component: 'all' | readonly string[]
  readonly e2e: readonly string[]
  /** The quick walk through the started app. */
  readonly smoke: boolean
}

/** Paths that differ from `since` (uncommitted ones, if left out), those that git doesn't know yet included. */
export async function changedPaths(since = 'HEAD'): Promise<readonly string[]> {
  const [differ, fresh] = await Promise.all([
    run('git', ['diff', '--name-only', '--relative', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  if (differ.code !== 0) throw new Error(differ.output.trim())
  return `${differ.output}\n${fresh.output}`.split('\n').filter((path) => path !== '')
}

const SPEC = /\.spec\.ts$/
/** What draws one area's screens, or answers for one area: its component tests lie in a folder of that name, if it has some. */
const OF_AN_AREA = /^src\/(?:renderer\/screens|practice\/areas)\/([\w-]+)\//
/** Where the walks over all lists and all screens lie. */
const WALKS = ['lists', 'shell']
const SHIPS = /^(?:src|resources)\//
const SUPPORT = /^tests\/(?:support|areas|component)\//

/** Which tests of pages a change of these paths calls for. */
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

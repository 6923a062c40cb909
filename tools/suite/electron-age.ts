/** Checks that Electron's major version is still supported: the newest three are. */
import { readFileSync } from 'node:fs'
import { run, type Stage } from './stage.ts'

/** Number of supported major versions. */
const SUPPORTED = 3

/** Returns a message if the installed version's major isn't supported, otherwise undefined. Pre-releases don't count. */
export function tooOld(installed: string, published: readonly string[]): string | undefined {
  const majors = new Set(published.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).map(majorOf))
  const supported = [...majors].sort((a, b) => b - a).slice(0, SUPPORTED)
  const oldest = supported.at(-1)
  if (oldest === undefined || majorOf(installed) >= oldest) return undefined
  return `Electron ${installed} gets no mends any more: ${supported.join(', ')} do. Raise it in package.json.`
}

const majorOf = (version: string): number => Number.parseInt(version, 10)

/** Asks the registry. If it doesn't answer, the build doesn't fail. */
export const electronAge: Stage = {
  name: 'Electron is supported',
  run: async () => {
    const { code, output } = await run('npm', [
      'view',
      'electron',
      'versions',
      '--json',
      '--loglevel=silent',
      // Without a network npm would try for more than a minute.
      '--fetch-retries=0',
      '--fetch-timeout=10000',
    ])
    const published = code === 0 ? versionsIn(output) : []
    if (published.length === 0) return { passed: 0, failed: 0, output, skipped: 'the registry has no answer' }
    const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as {
      readonly version: string
    }
    const complaint = tooOld(version, published)
    return complaint === undefined ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output: complaint }
  },
}

function versionsIn(output: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(output)
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

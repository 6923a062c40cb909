/** Asks the registry for known vulnerabilities in shipped packages: tools/packaging/shipped.ts lists those, after a build. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { besides } from '../packaging/besides.ts'
import { shippedPackages } from '../packaging/shipped.ts'
import { buildWhenStale } from './bundles.ts'
import { type Outcome, run, type Stage } from './stage.ts'

interface Versioned {
  readonly name: string
  readonly version: string
}

const Answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), via: z.array(z.unknown()) })),
})
const Advisory = z.object({ title: z.string(), url: z.string().optional(), range: z.string().optional() })
/** These severities fail; lower ones are shown by `npm audit`. */
const FAILS: readonly string[] = ['high', 'critical']

/** Returns Electron and every package of the bundles, each version once. */
export function auditedPackages(root: string): readonly Versioned[] {
  const others = besides(root).flatMap(({ npm, version }) =>
    npm === undefined || version === undefined ? [] : [{ name: npm, version }],
  )
  const all = [...shippedPackages(root), ...others].map(({ name, version }) => ({ name, version }))
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()]
}

/** Returns a lock file with exactly these packages. Further versions of a name get their own folders. */
export function lockOf(packages: readonly Versioned[]): string {
  const used = new Set<string>()
  const folderOf = (name: string): string => {
    for (let at = 0; ; at += 1) {
      const folder = at === 0 ? `node_modules/${name}` : `node_modules/copy-${at}/node_modules/${name}`
      if (used.has(folder)) continue
      used.add(folder)
      return folder
    }
  }
  const own = { name: 'what-ships', version: '0.0.0' }
  const entries = packages.map(({ name, version }) => [folderOf(name), { version }] as const)
  return JSON.stringify({
    ...own,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(entries) },
  })
}

/** Asks npm's registry about vulnerabilities of these packages. High and critical ones fail; a missing answer is reported. */
export async function askForHoles(packages: readonly Versioned[], options: readonly string[] = []): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-holes-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'what-ships', version: '0.0.0' }))
    writeFileSync(join(folder, 'package-lock.json'), lockOf(packages))
    const args = ['audit', '--package-lock-only', '--json', '--loglevel=silent', ...options]
    const { output } = await run('npm', args, { cwd: folder })
    return judged(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function judged(output: string): Outcome {
  const begin = output.indexOf('{')
  const answer = begin < 0 ? undefined : Answer.safeParse(JSON.parse(output.slice(begin)))
  if (answer?.success !== true) return { passed: 0, failed: 0, output, skipped: 'the registry has no answer' }
  const holes = Object.entries(answer.data.vulnerabilities).filter(([, { severity }]) => FAILS.includes(severity))
  const complaints = holes.flatMap(([name, { severity, via }]) =>
    via.map((one) => {
      const { data } = Advisory.safeParse(one)
      return data ? `${name} ${data.range ?? ''}: ${severity}, ${data.title} ${data.url ?? ''}` : `${name}: ${severity}`
    }),
  )
  return { passed: holes.length === 0 ? 1 : 0, failed: holes.length === 0 ? 0 : 1, output: complaints.join('\n') }
}

export const knownHoles: Stage = {
  name: 'known holes in what ships',
  run: async () => {
    await buildWhenStale()
    return askForHoles(auditedPackages(process.cwd()))
  },
}

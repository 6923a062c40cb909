/** Holds package.json against what the program imports: what src needs stands in `dependencies`, and what stands there is needed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Import } from './graph.ts'

const names = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: names, optionalDependencies: names, peerDependencies: names })
export type Declared = z.output<typeof Manifest>

/** What the program runs in is no package of it. */
const RUNTIME = 'electron'
const isPackage = (target: string): boolean => !/^(?:src|tools|tests|resources)\/|^node:|^[./]/.test(target)

/** The sections of a folder's package.json that say what it needs. */
export const declaredIn = (folder: string): Declared =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Imports of src, other than of types, of packages that aren't among the dependencies. */
export function undeclaredIn(imports: readonly Import[], { dependencies, optionalDependencies }: Declared) {
  return imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('src/') &&
      isPackage(to) &&
      to !== RUNTIME &&
      !typeOnly &&
      !(to in dependencies) &&
      !(to in optionalDependencies),
  )
}

/** Dependencies that src doesn't import; one that another of them asks for as its peer is needed all the same. */
export function idleAmong(
  imports: readonly Import[],
  { dependencies, optionalDependencies }: Declared,
  peersOf: (name: string) => readonly string[],
): readonly string[] {
  const all = Object.keys({ ...dependencies, ...optionalDependencies })
  const imported = new Set(imports.filter(({ from }) => from.startsWith('src/')).map(({ to }) => to))
  const asked = new Set(all.filter((name) => imported.has(name)).flatMap(peersOf))
  return all.filter((name) => !imported.has(name) && !asked.has(name))
}

/** The packages that an installed one needs beside itself. */
export function peersIn(root: string): (name: string) => readonly string[] {
  return (name) => {
    const folder = join(root, 'node_modules', name)
    return existsSync(folder) ? Object.keys(declaredIn(folder).peerDependencies) : []
  }
}

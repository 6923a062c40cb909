/**
 * Compares package.json with the program's imports: packages that src needs must be in `dependencies`, and those listed there must be
 * needed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Import } from './graph.ts'

const names = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: names, optionalDependencies: names, peerDependencies: names })
export type Declared = z.output<typeof Manifest>

/** The runtime of the program isn't one of its packages. */
const RUNTIME = 'electron'
const isPackage = (target: string): boolean => !/^(?:src|tools|tests|packages|resources)\/|^node:|^[./]/.test(target)

/** The dependency sections of a folder's package.json. */
export const declaredIn = (folder: string): Declared =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Imports of src, except type imports, of packages that aren't among the dependencies. */
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

/** Dependencies that src doesn't import, except peers that another dependency requires. */
export function idleAmong(
  imports: readonly Import[],
  { dependencies, optionalDependencies }: Declared,
  peersOf: (name: string) => readonly string[],
): readonly string[] {
  const all = Object.keys({ ...dependencies, ...optionalDependencies })
  const imported = new Set(imports.filter(({ from }) => from.startsWith('src/')).map(({ to }) => to))
  const peers = new Set(all.filter((name) => imported.has(name)).flatMap(peersOf))
  return all.filter((name) => !imported.has(name) && !peers.has(name))
}

/** Returns the peer dependencies of an installed package. */
export function peersIn(root: string): (name: string) => readonly string[] {
  return (name) => {
    const folder = join(root, 'node_modules', name)
    return existsSync(folder) ? Object.keys(declaredIn(folder).peerDependencies) : []
  }
}

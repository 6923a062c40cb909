/**
 * The packages whose code or files are in the built app, as the bundler saw them. Notices, bill of materials and the check for known
 * vulnerabilities are made from this list, which is the only source of what ships.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The bundles of the app; workers are those of the pages. */
export const BUNDLES = ['main', 'preload', 'renderer', 'workers'] as const
export type Bundle = (typeof BUNDLES)[number]

const shippedPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** The resolved path from the project's root: `node_modules/jszip/node_modules/isarray`. */
  folder: z.string(),
  /** Folders within it that contain shipped files; '' is the package's own. */
  within: z.array(z.string()),
})
export type ShippedPackage = z.infer<typeof shippedPackage>

const shippedFile = z.partialRecord(z.enum(BUNDLES), z.array(shippedPackage))
type ShippedFile = z.infer<typeof shippedFile>

/** Beside the bundles, but not in the package: electron-builder.yml leaves out names that begin with a dot. */
export const SHIPPED_FILE = 'out/.shipped.json'

function readFile(root: string): ShippedFile {
  const path = join(root, SHIPPED_FILE)
  return existsSync(path) ? shippedFile.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/** Drops packages that were removed or moved since a bundle was recorded, until it is built again. */
const stillThere = (root: string, noted: ShippedFile): ShippedFile =>
  Object.fromEntries(
    Object.entries(noted).map(([bundle, packages]) => [
      bundle,
      packages.filter(({ folder }) => existsSync(join(root, folder, 'package.json'))),
    ]),
  )

/** Records the packages of one bundle. Returns true once all bundles are recorded. */
export function noteShipped(root: string, bundle: Bundle, packages: readonly ShippedPackage[]): boolean {
  const path = join(root, SHIPPED_FILE)
  const noted = { ...stillThere(root, readFile(root)), [bundle]: packages }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(noted, undefined, 1)}\n`)
  return BUNDLES.every((one) => noted[one] !== undefined)
}

/** True if a build has written the complete list. */
export const isShippedKnown = (root: string): boolean => {
  const noted = readFile(root)
  return BUNDLES.every((bundle) => noted[bundle] !== undefined)
}

/** Returns all packages of all bundles, by name and folder. Throws if a bundle wasn't built. */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const noted = readFile(root)
  const byFolder = new Map<string, ShippedPackage>()
  for (const bundle of BUNDLES) {
    const packages = noted[bundle]
    if (packages === undefined) throw new Error(`${SHIPPED_FILE} knows nothing of ${bundle}: run \`npm run build\`.`)
    for (const one of packages) {
      const within = [...new Set([...(byFolder.get(one.folder)?.within ?? []), ...one.within])].sort()
      byFolder.set(one.folder, { ...one, within })
    }
  }
  return [...byFolder.values()].sort(byName)
}

const byName = (one: ShippedPackage, other: ShippedPackage): number =>
  one.name === other.name ? compare(one.folder, other.folder) : compare(one.name, other.name)
const compare = (one: string, other: string): number => (one < other ? -1 : 1)

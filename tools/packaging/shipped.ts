/**
 * The packages whose code or files are in the built app, as the bundler saw them. Notices, bill of materials and the check
 * for known holes are all made from this list; nothing else says what ships.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The bundles that the app is made of; workers are those of the pages. */
export const BUNDLES = ['main', 'preload', 'renderer', 'workers'] as const
export type Bundle = (typeof BUNDLES)[number]

const shippedPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** From the project's root, as it was resolved: `node_modules/jszip/node_modules/isarray`. */
  folder: z.string(),
  /** Folders within it that its shipped files lie in; '' is its own. */
  within: z.array(z.string()),
})
export type ShippedPackage = z.infer<typeof shippedPackage>

const shippedFile = z.partialRecord(z.enum(BUNDLES), z.array(shippedPackage))
type ShippedFile = z.infer<typeof shippedFile>

/** Beside the bundles, and not in the package: electron-builder.yml leaves out what begins with a dot. */
export const SHIPPED_FILE = 'out/.shipped.json'

function readFile(root: string): ShippedFile {
  const path = join(root, SHIPPED_FILE)
  return existsSync(path) ? shippedFile.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/** A bundle that isn't built anew yet was noted before packages were removed or moved: those are left out until it is. */
const stillThere = (root: string, noted: ShippedFile): ShippedFile =>
  Object.fromEntries(
    Object.entries(noted).map(([bundle, packages]) => [
      bundle,
      packages.filter(({ folder }) => existsSync(join(root, folder, 'package.json'))),
    ]),
  )

/** Notes what is in one bundle. Returns whether all bundles are noted. */
export function noteShipped(root: string, bundle: Bundle, packages: readonly ShippedPackage[]): boolean {
  const path = join(root, SHIPPED_FILE)
  const noted = { ...stillThere(root, readFile(root)), [bundle]: packages }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(noted, undefined, 1)}\n`)
  return BUNDLES.every((one) => noted[one] !== undefined)
}

/** Whether a build has written the list. */
export const isShippedKnown = (root: string): boolean => {
  const noted = readFile(root)
  return BUNDLES.every((bundle) => noted[bundle] !== undefined)
}

/** All packages of all bundles, by name and folder. Throws where a bundle wasn't built. */
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

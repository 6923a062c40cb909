/** The bill of materials: everything that ships, with versions and licences, in CycloneDX format. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { besides } from './besides.ts'
import { licenceOf } from './notices.ts'
import { type ShippedPackage, shippedPackages } from './shipped.ts'

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as unknown
const EXPRESSION = /[() ]/

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
const licencesOf = (licence: string | undefined) => {
  if (licence === undefined) return {}
  return { licenses: [EXPRESSION.test(licence) ? { expression: licence } : { license: { id: licence } }] }
}

/** Returns the folder of `name` as Node resolves it from `folder`; undefined if it doesn't ship. */
function resolved(root: string, folder: string, name: string, shipped: ReadonlyMap<string, unknown>) {
  for (let at = folder; ; at = dirname(at)) {
    const found = at === '.' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (shipped.has(found)) return found
    // The nearest folder is the resolved one, even if nothing of it ships.
    if (at === '.' || existsSync(join(root, found))) return undefined
  }
}

/** No serial number and no time: two builds of the same sources have the same bill. */
export function billOfMaterials(root: string, packages: readonly ShippedPackage[] = shippedPackages(root)): string {
  const own = Manifest.parse(manifestIn(root))
  const byFolder = new Map(packages.map((one) => [one.folder, one]))
  const needs = (folder: string): readonly string[] => {
    const { dependencies, optionalDependencies } = Manifest.parse(manifestIn(join(root, folder)))
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    return names.map((name) => resolved(root, folder, name, byFolder)).filter((one) => one !== undefined)
  }
  const others = besides(root).map(({ name, version, licence, npm }) => ({
    type: npm === undefined ? 'library' : 'framework',
    'bom-ref': name,
    name,
    ...(version !== undefined && { version }),
    ...licencesOf(licence),
    ...(npm !== undefined && version !== undefined && { purl: purlOf(npm, version) }),
  }))
  const components = packages.map(({ name, version, folder }) => ({
    type: 'library',
    'bom-ref': folder,
    name,
    version,
    ...licencesOf(licenceOf(manifestIn(join(root, folder)))),
    purl: purlOf(name, version),
  }))
  const dependencies = packages.map(({ folder }) => ({ ref: folder, dependsOn: [...new Set(needs(folder))].sort() }))
  // No other shipped package depends on these: the bundler's helpers, and dependencies of packages that only re-export.
  const needed = new Set(dependencies.flatMap(({ ref, dependsOn }) => dependsOn.filter((one) => one !== ref)))
  const unclaimed = packages.map(({ folder }) => folder).filter((folder) => !needed.has(folder))
  const direct = [...needs('.'), ...unclaimed, ...others.map((one) => one['bom-ref'])]
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': own.name, name: own.name, version: own.version },
    },
    components: [...components, ...others],
    dependencies: [{ ref: own.name, dependsOn: [...new Set(direct)].sort() }, ...dependencies],
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}

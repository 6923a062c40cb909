/** Packages the built app with electron-builder; what the package holds is said in electron-builder.yml. */
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { extractAll } from '@electron/asar'
import type { Configuration } from 'electron-builder'
import { electronIsThere } from '../bootstrap/electron.mjs'
import { electronVersion } from '../runtime.ts'
import { run } from '../suite/stage.ts'
import { standInElectron } from './stand-in.ts'

const root = join(import.meta.dirname, '..', '..')

/** Where electron-builder puts the unpacked app of each system. */
const unpackedFolder = new Map([
  ['linux', 'linux*-unpacked'],
  ['win32', 'win*-unpacked'],
  ['darwin', 'mac*'],
])

export interface Packaged {
  /** The package's `resources` folder, with app.asar in it. */
  readonly resources: string
  readonly asarBytes: number
  /** Made with a stand-in for Electron: right in layout, runs nothing. */
  readonly standIn: boolean
}

/** Makes a package for this machine's system: installer and all with `installer`, only the folder without. */
export async function makePackage({ installer }: { readonly installer: boolean }): Promise<Packaged> {
  const { build } = await import('electron-builder')
  const standIn = !electronIsThere(root)
  if (standIn && process.platform !== 'linux') throw new Error("Packaging needs Electron's own binary on this system.")
  const electronDist = standIn
    ? standInElectron(join(root, 'dist', 'stand-in-electron'), electronVersion())
    : join(root, 'node_modules', 'electron', 'dist')
  await build({
    projectDir: root,
    publish: 'never',
    dir: !installer || standIn,
    config: { ...operatorsChoices(), electronDist, electronVersion: electronVersion() },
  })
  return { ...madePackage(), standIn }
}

/** The package that was made last for this machine's system. */
export function madePackage(): Omit<Packaged, 'standIn'> {
  const folder = unpackedFolder.get(process.platform) ?? ''
  const [asar] = globSync(`dist/${folder}/**/app.asar`, { cwd: root }).map((path) => join(root, path))
  if (!asar) throw new Error('There is no package in dist/: run `npm run package`.')
  return { resources: dirname(asar), asarBytes: statSync(asar).size }
}

/** What the operator says by environment: where updates are, and who signs. */
function operatorsChoices(): Configuration {
  const feed = process.env.STOREDESK_UPDATE_FEED
  const publisher = process.env.STOREDESK_PUBLISHER
  return {
    publish: feed ? [{ provider: 'generic', url: feed, channel: 'latest' }] : null,
    ...(publisher ? { win: { signtoolOptions: { publisherName: publisher } } } : {}),
  }
}

/**
 * Lays the package's contents out as a folder outside the checkout, so that nothing can be found there by accident, and
 * returns the app's folder in it.
 */
export function unpack({ resources }: Pick<Packaged, 'resources'>): string {
  const home = join(mkdtempSync(join(tmpdir(), 'storedesk-package-')), 'resources')
  mkdirSync(home)
  extractAll(join(resources, 'app.asar'), join(home, 'app'))
  const native = join(resources, 'native')
  if (existsSync(native)) cpSync(native, join(home, 'native'), { recursive: true })
  return join(home, 'app')
}

/** Everything that ships, with versions and licences, as a CycloneDX file beside the package. */
export async function billOfMaterials(): Promise<string> {
  const { code, output } = await run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=silent'])
  if (code !== 0) throw new Error(`No bill of materials: ${output}`)
  return output.slice(output.indexOf('{'))
}

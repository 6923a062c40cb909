/** Packages the built app with electron-builder; electron-builder.yml defines the package's content. */
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { extractAll } from '@electron/asar'
import type { Configuration } from 'electron-builder'
import { electronIsThere } from '../bootstrap/electron.mjs'
import { electronVersion } from '../runtime.ts'
import { isPackagedSystem, type PackagedSystem, standInElectron } from './stand-in.ts'

const root = join(import.meta.dirname, '..', '..')

/** The folder of the unpacked app, by system. */
const unpackedFolder = new Map<NodeJS.Platform, string>([
  ['linux', 'linux*-unpacked'],
  ['win32', 'win*-unpacked'],
  ['darwin', 'mac*'],
])

export interface Packaged {
  /** The package's `resources` folder, with app.asar in it. */
  readonly resources: string
  readonly asarBytes: number
  /** True if made with a stand-in for Electron: it has the right layout but runs nothing. */
  readonly standIn: boolean
}

export interface PackageOptions {
  /** With the installer; otherwise only the folder. */
  readonly installer: boolean
  /** This machine's by default. For another system only the layout is made, with a stand-in. */
  readonly system?: PackagedSystem
  /** The target folder, `dist` by default. */
  readonly output?: string
  /** A folder to use as Electron, instead of Electron's own or the stand-in. An installer is built from it, too. */
  readonly electron?: string
  /** Overrides package.json's version: an upgrade needs two. */
  readonly version?: string
}

export async function makePackage({
  installer,
  system,
  output = 'dist',
  electron,
  version,
}: PackageOptions): Promise<Packaged> {
  const { build, Platform } = await import('electron-builder')
  const platform = system ?? process.platform
  const standIn = electron !== undefined || platform !== process.platform || !electronIsThere(root)
  const electronDist =
    electron ??
    (standIn
      ? standInElectron(resolve(root, output, 'stand-in-electron'), electronVersion(), standInFor(platform))
      : join(root, 'node_modules', 'electron', 'dist'))
  const target = !installer || (standIn && electron === undefined) ? ['dir'] : undefined
  await build({
    projectDir: root,
    publish: 'never',
    targets: Platform.fromString(platform).createTarget(target),
    config: {
      ...operatorsChoices(),
      directories: { output, buildResources: 'resources/icons' },
      electronDist,
      electronVersion: electronVersion(),
      ...(version === undefined ? {} : { extraMetadata: { version } }),
    },
  })
  return { ...madePackage(platform, output), standIn }
}

function standInFor(platform: NodeJS.Platform): PackagedSystem {
  if (!isPackagedSystem(platform)) throw new Error("Packaging needs Electron's own binary on this system.")
  return platform
}

/** Returns the last package, by default of this machine's system. */
export function madePackage(platform = process.platform, output = 'dist'): Omit<Packaged, 'standIn'> {
  const [asar] = globSync(`${output}/${unpackedFolder.get(platform)}/**/app.asar`, { cwd: root })
  if (asar === undefined) throw new Error(`There is no package in ${output}: run \`npm run package\`.`)
  const path = resolve(root, asar)
  return { resources: dirname(path), asarBytes: statSync(path).size }
}

/** Reads the operator's choices from the environment: the update feed, and the signer. */
function operatorsChoices(): Configuration {
  const feed = process.env.STOREDESK_UPDATE_FEED
  const publisher = process.env.STOREDESK_PUBLISHER
  const {
    STOREDESK_AZURE_ENDPOINT: endpoint,
    STOREDESK_AZURE_ACCOUNT: codeSigningAccountName,
    STOREDESK_AZURE_PROFILE: certificateProfileName,
  } = process.env
  const azure = endpoint && codeSigningAccountName && certificateProfileName && publisher
  const win = azure
    ? { azureSignOptions: { publisherName: publisher, endpoint, codeSigningAccountName, certificateProfileName } }
    : publisher && { signtoolOptions: { publisherName: publisher } }
  return {
    publish: feed ? [{ provider: 'generic', url: feed, channel: 'latest' }] : null,
    ...(win ? { win } : {}),
  }
}

/**
 * Copies the package's content to a folder outside the checkout, so that nothing is found there by accident, and returns the app's folder
 * in it.
 */
export function unpack({ resources }: Pick<Packaged, 'resources'>): string {
  const home = join(mkdtempSync(join(tmpdir(), 'storedesk-package-')), 'resources')
  mkdirSync(home)
  extractAll(join(resources, 'app.asar'), join(home, 'app'))
  const native = join(resources, 'native')
  if (existsSync(native)) cpSync(native, join(home, 'native'), { recursive: true })
  return join(home, 'app')
}

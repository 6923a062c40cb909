/** Called by electron-builder when the package's folder is complete and not yet signed. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AfterPackContext, Arch } from 'electron-builder'
import { setFuses } from './fuses.ts'
import { noticesText } from './notices.ts'

export async function afterPack(context: AfterPackContext): Promise<void> {
  const { packager, appOutDir } = context
  addKeychain(context)
  writeFileSync(join(packager.getResourcesDir(appOutDir), 'THIRD-PARTY-LICENCES.txt'), noticesText(packager.projectDir))
  checkElectronsLicences(context)
  addUpdates(packager.getResourcesDir(appOutDir))
  await setFuses(executableOf(context))
}

/** The notices refer to them: electron-builder puts them beside the program, on macOS into its resources. */
function checkElectronsLicences({ packager, appOutDir, electronPlatformName }: AfterPackContext): void {
  const folder = electronPlatformName === 'darwin' ? packager.getResourcesDir(appOutDir) : appOutDir
  for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html'])
    if (!existsSync(join(folder, name)))
      throw new Error(`The package has no ${name}: Electron's own licences must travel.`)
}

/** Writes the operator's update settings from the environment; src/main/updates/update-data.ts reads them. */
function addUpdates(resources: string): void {
  const { STOREDESK_UPDATE_FEED: feed, STOREDESK_UPDATE_ROOT: root, STOREDESK_PUBLISHER: publisher } = process.env
  const folder = join(resources, 'updates')
  mkdirSync(folder, { recursive: true })
  const settings = { feed: feed || undefined, publishers: publisher ? [publisher] : [] }
  writeFileSync(join(folder, 'updates.json'), `${JSON.stringify(settings)}\n`)
  if (root) copyFileSync(root, join(folder, 'root.json'))
}

/** keytar's machine code is the build machine's own: a package for another system goes without, with a message. */
function addKeychain({ packager, appOutDir, electronPlatformName, arch }: AfterPackContext): void {
  const compiled = join(packager.projectDir, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node')
  const native = electronPlatformName === process.platform && Arch[arch] === process.arch
  if (!native || !existsSync(compiled)) {
    console.error(`No keychain module for ${electronPlatformName}-${Arch[arch]} here: tokens are kept in memory only.`)
    return
  }
  const folder = join(packager.getResourcesDir(appOutDir), 'native')
  mkdirSync(folder, { recursive: true })
  copyFileSync(compiled, join(folder, 'keytar.node'))
}

function executableOf({ packager, appOutDir, electronPlatformName }: AfterPackContext): string {
  const product = packager.appInfo.productFilename
  if (electronPlatformName === 'darwin') return join(appOutDir, `${product}.app`)
  if (electronPlatformName === 'win32') return join(appOutDir, `${product}.exe`)
  return join(appOutDir, packager.platformSpecificBuildOptions.executableName ?? product)
}

/**
 * `npm run package`: builds the installer for this system, or only its folder if Electron's binary isn't available or with `--folder`.
 * `--system win32|linux` builds the layout for another system, with a stand-in; `--output FOLDER` writes there instead of dist. `--electron
 * FOLDER` uses that folder as Electron, and builds an installer from it; `--version` overrides package.json's.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { billOfMaterials } from './packaging/bill.ts'
import { makePackage } from './packaging/pack.ts'
import { isPackagedSystem } from './packaging/stand-in.ts'
import { buildWhenStale } from './suite/bundles.ts'

const { folder, system, output, electron, version } = parseArgs({
  options: {
    folder: { type: 'boolean', default: false },
    system: { type: 'string', default: process.platform },
    output: { type: 'string', default: 'dist' },
    electron: { type: 'string' },
    version: { type: 'string' },
  },
}).values
const isOwn = system === process.platform
if (!isOwn && !isPackagedSystem(system)) throw new Error(`There is no layout for "${system}": win32, linux.`)

await buildWhenStale()
const other = {
  ...(!isOwn && isPackagedSystem(system) && { system }),
  ...(electron !== undefined && { electron }),
  ...(version !== undefined && { version }),
}
const { asarBytes, resources, standIn } = await makePackage({ installer: !folder, output, ...other })
const bill = join(output, 'sbom.cdx.json')
writeFileSync(bill, billOfMaterials(process.cwd()))
console.log(`${resources}: app.asar ${(asarBytes / 1024 / 1024).toFixed(1)} MB; bill of materials in ${bill}`)
if (standIn) console.log("Made with a stand-in for Electron's binary: it proves the layout and runs nothing.")

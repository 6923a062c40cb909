/**
 * `npm run package`: the installer for this system, or only its folder where Electron's binary can't be had or with
 * `--folder`.
 */
import { writeFileSync } from 'node:fs'
import { billOfMaterials, makePackage } from './packaging/pack.ts'
import { buildWhenStale } from './suite/bundles.ts'

await buildWhenStale()
const { asarBytes, resources, standIn } = await makePackage({ installer: !process.argv.includes('--folder') })
writeFileSync('dist/sbom.cdx.json', await billOfMaterials())
console.log(
  `${resources}: app.asar ${(asarBytes / 1024 / 1024).toFixed(1)} MB; bill of materials in dist/sbom.cdx.json`,
)
if (standIn) console.log("Made with a stand-in for Electron's binary: it proves the layout and runs nothing.")

/**
 * `npm run electron-uses` writes docs/electron.md again; with `--check`, as in `npm run check`, it only reports if the page is outdated or
 * a use isn't allowed in its place.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronUses } from './electron-uses/find.ts'
import { complaintsOf, ELECTRON_PAGE, electronPage } from './electron-uses/page.ts'

const root = process.cwd()
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as {
  readonly version: string
}
const uses = electronUses(root)
const page = electronPage(version, uses)
const complaints = [...complaintsOf(uses)]
if (!process.argv.includes('--check')) writeFileSync(ELECTRON_PAGE, page)
else if (readFileSync(ELECTRON_PAGE, 'utf8') !== page) {
  complaints.push(`${ELECTRON_PAGE} is out of date: npm run electron-uses`)
}
for (const complaint of complaints) console.log(complaint)
console.log(`${uses.length} uses of Electron ${version}: ${complaints.length} to mend`)
process.exitCode = complaints.length === 0 ? 0 : 1

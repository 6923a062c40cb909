/**
 * `npm run release`: everything that an operator puts on the update feed, in dist/release: installers and blockmaps, the signed
 * descriptions, notes, bill of materials, notices, checksums. Twice from the same commit it makes the same program.
 *
 *   npm run release -- keys FOLDER          makes the keys of a new feed, and its first root.json
 *   npm run release -- feed FOLDER          adds what was packaged to the feed in dist/release, signed by these keys
 *   npm run release -- renew FOLDER         signs anew what runs out soon (every day, by a machine, with the online key alone)
 *   npm run release -- rotate OLD NEW       the keys of NEW count from now on; OLD signs that
 *
 * Options of `feed`: --channel stable|pilot, --staging PERCENT, --feed PATH (the feed's folder, dist/release if left out).
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { billOfMaterials, makePackage } from './packaging/pack.ts'
import { checksumsOf, releaseNotes, releaseOf } from './release/release-files.ts'
import {
  describeFeed,
  type FeedKeys,
  feedVersion,
  newKey,
  readKey,
  readTargets,
  renewFeed,
  rootOf,
  rootVersion,
  writeMetadata,
} from './release/update-feed.ts'
import { buildWhenStale } from './suite/bundles.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    channel: { type: 'string', default: 'stable' },
    staging: { type: 'string' },
    feed: { type: 'string', default: 'dist/release' },
    files: { type: 'string' },
  },
})
const [task = 'make', folder = '', other = ''] = positionals
const now = Date.now()
const { feed } = values

const keysIn = (place: string): FeedKeys => ({
  offline: readKey(readFileSync(join(place, 'offline.pem'), 'utf8')),
  online: readKey(readFileSync(join(place, 'online.pem'), 'utf8')),
})

const tasks: Readonly<Record<string, () => Promise<void> | void>> = {
  keys: () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (existsSync(join(folder, 'offline.pem')))
      throw new Error(`${folder} has keys already: they are not overwritten.`)
    for (const name of ['offline', 'online']) writeFileSync(join(folder, `${name}.pem`), newKey(), { mode: 0o600 })
    writeFileSync(join(folder, 'root.json'), JSON.stringify(rootOf(1, keysIn(folder), now).toJSON()))
    console.log(`Keys and root.json are in ${folder}. Package with STOREDESK_UPDATE_ROOT=${join(folder, 'root.json')}.`)
  },

  make: async () => {
    await buildWhenStale()
    const { standIn, resources } = await makePackage({ installer: true })
    mkdirSync(feed, { recursive: true })
    const installers = globSync(['dist/*.{exe,blockmap,AppImage,deb}'])
    for (const path of installers) cpSync(path, join(feed, basename(path)))
    cpSync(join(resources, 'THIRD-PARTY-LICENCES.txt'), join(feed, 'THIRD-PARTY-LICENCES.txt'))
    cpSync(join(resources, 'app.asar'), join(feed, 'app.asar'))
    writeFileSync(join(feed, 'sbom.cdx.json'), await billOfMaterials())
    writeFileSync(join(feed, 'NOTES.md'), releaseNotes())
    writeFileSync(join(feed, 'SHA512SUMS'), checksumsOf(feed))
    console.log(`The release is in ${feed}.`)
    if (standIn) console.log("Made with a stand-in for Electron's binary: there is no installer in it.")
  },

  feed: () => {
    const keys = keysIn(folder)
    const version = feedVersion(feed) + 1
    const { channel } = values
    const staging = values.staging === undefined ? undefined : Number(values.staging)
    const files = globSync(values.files ?? join(feed, '*.{exe,AppImage}'))
    if (files.length === 0)
      throw new Error(`There is no installer in ${feed}: run \`npm run release\` where Electron's binary is.`)
    const released = releaseOf(files, { channel, staging, now })
    for (const { name, bytes } of released) writeFileSync(join(feed, name), bytes)
    writeMetadata(feed, describeFeed({ version, now, files: released, before: readTargets(feed) }, keys))
    writeFirstRoot(keys)
    console.log(`${feed} offers ${released.map(({ name }) => name).join(', ')} (description ${version}).`)
  },

  renew: () => {
    const online = readKey(readFileSync(join(folder, 'online.pem'), 'utf8'))
    const version = feedVersion(feed) + 1
    const targets = readTargets(feed)
    if (targets === undefined) throw new Error(`${feed} offers nothing yet.`)
    writeMetadata(feed, renewFeed({ version, targets: targets.signed.version, now }, online))
    console.log(`${feed} counts for another fortnight (description ${version}).`)
  },

  rotate: () => {
    const version = rootVersion(feed) + 1
    const root = rootOf(version, keysIn(other), now, keysIn(folder))
    writeMetadata(feed, { [`${version}.root.json`]: JSON.stringify(root.toJSON()) })
    console.log(
      `The keys of ${other} count from root ${version} on. Sign the feed with them: npm run release -- feed ${other}`,
    )
  },
}

function writeFirstRoot(keys: FeedKeys): void {
  if (rootVersion(feed) === 0) writeMetadata(feed, { '1.root.json': JSON.stringify(rootOf(1, keys, now).toJSON()) })
}

const run = tasks[task]
if (run === undefined) throw new Error(`There is no "${task}": ${Object.keys(tasks).join(', ')}.`)
await run()

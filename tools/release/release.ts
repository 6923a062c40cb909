/** The tasks of `npm run release`; tools/release.ts describes its arguments. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { UPDATE_CHANNELS } from '../../src/shared/domain/updates.ts'
import { billOfMaterials } from '../packaging/bill.ts'
import { makePackage } from '../packaging/pack.ts'
import { buildWhenStale } from '../suite/bundles.ts'
import { checksumsOf, releaseNotes, releaseOf, versionOf } from './release-files.ts'
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
} from './update-feed.ts'

const CHANNELS: readonly string[] = UPDATE_CHANNELS

interface ReleaseOptions {
  readonly folder: string
  /** A second folder of keys. */
  readonly other: string
  readonly feed: string
  readonly channel: string
  /** Percentage of computers. */
  readonly staging: number | undefined
  /** Installers, as a glob; by default those in the feed. */
  readonly files: string | undefined
  readonly now: number
}

const keysIn = (place: string): FeedKeys => ({
  offline: readKey(readFileSync(join(place, 'offline.pem'), 'utf8')),
  online: readKey(readFileSync(join(place, 'online.pem'), 'utf8')),
})

const tasks: Readonly<Record<string, (options: ReleaseOptions) => Promise<void> | void>> = {
  keys: ({ folder, now }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (existsSync(join(folder, 'offline.pem')))
      throw new Error(`${folder} has keys already: they are not overwritten.`)
    for (const name of ['offline', 'online']) writeFileSync(join(folder, `${name}.pem`), newKey(), { mode: 0o600 })
    writeFileSync(join(folder, 'root.json'), JSON.stringify(rootOf(1, keysIn(folder), now).toJSON()))
    console.log(`Keys and root.json are in ${folder}. Package with STOREDESK_UPDATE_ROOT=${join(folder, 'root.json')}.`)
  },

  make: async ({ feed }) => {
    await buildWhenStale()
    const { standIn, resources } = await makePackage({ installer: true })
    mkdirSync(feed, { recursive: true })
    const installers = globSync(['dist/*.{exe,AppImage,deb}'])
    for (const path of installers) cpSync(path, join(feed, basename(path)))
    cpSync(join(resources, 'THIRD-PARTY-LICENCES.txt'), join(feed, 'THIRD-PARTY-LICENCES.txt'))
    cpSync(join(resources, 'app.asar'), join(feed, 'app.asar'))
    writeFileSync(join(feed, 'sbom.cdx.json'), billOfMaterials(process.cwd()))
    writeFileSync(join(feed, 'NOTES.md'), releaseNotes())
    writeFileSync(join(feed, 'SHA512SUMS'), checksumsOf(feed))
    console.log(`The release is in ${feed}.`)
    if (standIn) console.log("Made with a stand-in for Electron's binary: there is no installer in it.")
  },

  feed: ({ folder, feed, channel, staging, now, files: named }) => {
    const keys = keysIn(folder)
    const version = feedVersion(feed) + 1
    const files = globSync(named ?? join(feed, `*${versionOf()}.{exe,AppImage}`))
    if (files.length === 0)
      throw new Error(`There is no installer in ${feed}: run \`npm run release\` where Electron's binary is.`)
    const released = releaseOf(files, { channel, staging, now })
    for (const { name, bytes } of released) writeFileSync(join(feed, name), bytes)
    writeMetadata(feed, describeFeed({ version, now, files: released, before: readTargets(feed) }, keys))
    writeFirstRoot(feed, keys, now)
    console.log(`${feed} offers ${released.map(({ name }) => name).join(', ')} (description ${version}).`)
  },

  renew: ({ folder, feed, now }) => {
    const online = readKey(readFileSync(join(folder, 'online.pem'), 'utf8'))
    const version = feedVersion(feed) + 1
    const targets = readTargets(feed)
    if (targets === undefined) throw new Error(`${feed} offers nothing yet.`)
    writeMetadata(feed, renewFeed({ version, targets: targets.signed.version, now }, online))
    console.log(`${feed} counts for another fortnight (description ${version}).`)
  },

  rotate: ({ folder, other, feed, now }) => {
    const version = rootVersion(feed) + 1
    const root = JSON.stringify(rootOf(version, keysIn(other), now, keysIn(folder)).toJSON())
    writeMetadata(feed, { [`${version}.root.json`]: root })
    // Later packages start with this root.
    writeFileSync(join(other, 'root.json'), root)
    console.log(
      `The keys of ${other} count from root ${version} on. Sign the feed with them: npm run release -- feed ${other}`,
    )
  },
}

function writeFirstRoot(feed: string, keys: FeedKeys, now: number): void {
  if (rootVersion(feed) === 0) writeMetadata(feed, { '1.root.json': JSON.stringify(rootOf(1, keys, now).toJSON()) })
}

/** Runs the task of the arguments; throws a sentence if it can't. */
export async function release(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      channel: { type: 'string', default: 'stable' },
      staging: { type: 'string' },
      feed: { type: 'string', default: 'dist/release' },
      files: { type: 'string' },
    },
  })
  const { channel, staging, feed, files } = values
  const [task = 'make', folder = '', other = ''] = positionals
  const run = tasks[task]
  if (run === undefined) throw new Error(`There is no "${task}": ${Object.keys(tasks).join(', ')}.`)
  if (!CHANNELS.includes(channel)) throw new Error(`There is no channel "${channel}": ${CHANNELS.join(', ')}.`)
  const percent = staging === undefined ? undefined : Number(staging)
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 0 && percent <= 100))
    throw new Error(`--staging is a whole number of percent, from 0 to 100, not "${staging}".`)
  await run({ folder, other, feed, channel, staging: percent, files, now: Date.now() })
}

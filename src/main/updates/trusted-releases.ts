/**
 * Reads the update feed by The Update Framework: signed descriptions that expire, with versions that only rise and are remembered, under
 * keys from the package. A forged, replayed, frozen or truncated feed offers nothing.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Metadata, MetadataKind } from '@tufjs/models'
import { type TargetFile, Updater } from 'tuf-js'
import { z } from 'zod'
import type { UpdateChannel } from '../../shared/domain/updates.ts'
import { diskRefusal } from '../files/disk-errors.ts'
import { copyFileSync, withRetry } from '../files/retrying-fs.ts'
import { FeedInvalid, FeedNotSaved, FeedUnreachable, FeedUntrusted } from './feed-errors.ts'
import type { FeedFetcher } from './feed-fetcher.ts'

/** Maximum size of a release's description, in bytes. */
const MOST = 65_536
/** Maximum size of an installer, in bytes. */
const MOST_INSTALLER = 1_073_741_824

/** A bare file name next to the others, never another address. */
const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/)

/** A version by semver.org: without leading zeros; the part after a hyphen makes it a pre-release. */
const PART = '(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)'
const NUMBER = '(?:0|[1-9][0-9]{0,4})'
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PART}(?:\\.${PART})*)?$`)

/** A release as the feed describes it, in the format that electron-builder writes and electron-updater reads. */
const release = z.object({
  version: z.string().max(60).regex(VERSION),
  files: z
    .array(
      z.object({
        url: fileName,
        sha512: z.base64(),
        size: z.int().positive().max(MOST_INSTALLER),
      }),
    )
    .min(1)
    .max(8),
  releaseNotes: z.string().max(20_000).default(''),
  releaseDate: z.iso.datetime(),
  stagingPercentage: z.int().min(0).max(100).optional(),
})
export type Release = z.output<typeof release>

export interface FeedDeps {
  /** The feed's address, with a trailing slash. */
  readonly feed: string
  readonly channel: UpdateChannel
  /** `win32`, `linux`, …: each has its own releases. */
  readonly platform: string
  /** Keeps the last trusted descriptions. */
  readonly folder: string
  /** The file with the keys from the package. */
  readonly root: string
  readonly fetcher: FeedFetcher
}

/** Returns the file name of a channel's release description. */
export const releaseName = (channel: UpdateChannel, platform: string): string => `${channel}-${platform}.json`

/** Returns the offered release; undefined if there is none. Throws FeedUnreachable, FeedNotSaved, FeedUntrusted or FeedInvalid. */
export const readRelease = (deps: FeedDeps): Promise<Release | undefined> => trusted(() => read(deps))

/**
 * Downloads the installer of an earlier version that the feed still has, verified by its signature at the time. Returns the path in
 * `deps.folder`, undefined if there is none. Throws FeedUnreachable, FeedNotSaved or FeedUntrusted.
 */
export const fetchInstaller = (deps: FeedDeps, version: string): Promise<string | undefined> =>
  trusted(async () => {
    const updater = await opened(deps)
    const installer = await updater.getTargetInfo(installerName(version))
    if (installer === undefined || installer.length > MOST_INSTALLER) return undefined
    return updater.downloadTarget(installer, join(deps.folder, installerName(version)))
  })

/** The name from electron-builder.yml. */
const installerName = (version: string): string => `StoreDesk-Setup-${version}.exe`

/** Retries if an antivirus holds a file. */
const trusted = <T>(ask: () => Promise<T>): Promise<T> => withRetry(() => inOurErrors(ask))

async function inOurErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof FeedUntrusted || error instanceof FeedInvalid) throw error
    // Errors inside tuf-js arrive wrapped, as text.
    if (error instanceof FeedUnreachable || String(error).includes(FeedUnreachable.name)) {
      throw new FeedUnreachable(String(error))
    }
    const refused = diskRefusal(error)
    if (refused !== undefined) throw new FeedNotSaved(refused.code, String(error))
    throw new FeedUntrusted(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  }
}

async function opened({ feed, folder, root, fetcher }: FeedDeps): Promise<Updater> {
  const updater = new Updater({
    metadataDir: metadataFolder(folder, root),
    metadataBaseUrl: new URL('metadata', feed).href,
    targetBaseUrl: feed.replace(/\/$/, ''),
    fetcher,
    config: { prefixTargetsWithHash: false },
  })
  await updater.refresh()
  return updater
}

async function read(deps: FeedDeps): Promise<Release | undefined> {
  const { channel, platform, folder } = deps
  const updater = await opened(deps)
  const described = await updater.getTargetInfo(releaseName(channel, platform))
  if (described === undefined) return undefined
  if (described.length > MOST) throw new FeedUntrusted('The description of the release is too long')
  const path = await updater.downloadTarget(described, join(folder, 'release.json'))
  const parsed = release.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new FeedInvalid(z.prettifyError(parsed.error))
  const found = parsed.data
  if (channel === 'stable' && found.version.includes('-'))
    throw new FeedInvalid(`${found.version} is a pre-release, and the channel is for all`)
  for (const file of found.files) assertSame(file, await updater.getTargetInfo(file.url))
  return found
}

/** Throws unless the release's installer is the one that the feed signed. */
function assertSame({ url, sha512, size }: Release['files'][number], signed: TargetFile | undefined): void {
  const isSame =
    signed !== undefined &&
    signed.length === size &&
    signed.hashes.sha512 === Buffer.from(sha512, 'base64').toString('hex')
  if (!isSame) throw new FeedUntrusted(`${url} isn't what the feed signed`)
}

/** Returns the folder with the last trusted metadata, initially the package's keys; those replace older or damaged ones. */
function metadataFolder(folder: string, root: string): string {
  const metadata = join(folder, 'metadata')
  mkdirSync(metadata, { recursive: true })
  const own = join(metadata, 'root.json')
  if (rootVersion(own) < rootVersion(root)) copyFileSync(root, own)
  return metadata
}

function rootVersion(file: string): number {
  try {
    const root = Metadata.fromJSON(MetadataKind.Root, JSON.parse(readFileSync(file, 'utf8')))
    // A root that doesn't sign itself is damaged.
    root.verifyDelegate('root', root)
    return root.signed.version
  } catch {
    return 0
  }
}

/** The files that describe a release: its description for the feed, notes from the commits, checksums. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { FeedFile } from './update-feed.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()

/** Returns the commits since the last release, one line each. */
export function releaseNotes(): string {
  let since = ''
  try {
    since = `${git('describe', '--tags', '--abbrev=0', 'HEAD^')}..`
  } catch {
    // For the first release the newest lines are enough.
  }
  const lines = git('log', '--no-merges', '--format=– %s', '--max-count=200', `${since}HEAD`)
  return `${lines}\n`
}

export const versionOf = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).version

const PLATFORMS: readonly (readonly [ending: string, platform: string])[] = [
  ['.exe', 'win32'],
  ['.AppImage', 'linux'],
]

export interface ReleaseDescription {
  readonly channel: string
  /** Percentage of computers that the release is offered to. */
  readonly staging: number | undefined
  readonly now: number
}

/**
 * Reads the version from file names, `1.4.0` for `StoreDesk-Setup-1.4.0.exe`: after a recall an earlier release is described by its own
 * version, too.
 */
function versionIn(names: readonly string[]): string {
  const versions = new Set(names.map((name) => /(\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?)\.[A-Za-z]+$/.exec(name)?.[1]))
  const [version] = versions
  if (version === undefined || versions.size > 1)
    throw new Error(`These aren't the installers of one version: ${names.join(', ')}. Name them with --files.`)
  return version
}

/** Returns the installers, and a description for each system, which src/main/updates/trusted-releases.ts reads. */
export function releaseOf(
  paths: readonly string[],
  { channel, staging, now }: ReleaseDescription,
): readonly FeedFile[] {
  const installers = paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }))
  const descriptions = PLATFORMS.flatMap(([ending, platform]): FeedFile[] => {
    const files = installers.filter(({ name }) => name.endsWith(ending))
    if (files.length === 0) return []
    const version = versionIn(files.map(({ name }) => name))
    if (channel === 'stable' && version.includes('-'))
      throw new Error(`${version} is a pre-release: offer it to pilots, by --channel pilot`)
    const described = {
      version,
      files: files.map(({ name, bytes }) => ({
        url: name,
        sha512: createHash('sha512').update(bytes).digest('base64'),
        size: bytes.length,
      })),
      releaseNotes: releaseNotes().slice(0, 4000),
      releaseDate: new Date(now).toISOString(),
      stagingPercentage: staging,
    }
    return [{ name: `${channel}-${platform}.json`, bytes: Buffer.from(JSON.stringify(described)) }]
  })
  return [...installers, ...descriptions]
}

/** Returns the checksums in the format of `sha512sum -c`. */
export const checksumsOf = (folder: string): string =>
  globSync('*', { cwd: folder })
    .filter((name) => name !== 'SHA512SUMS' && name !== 'metadata')
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha512')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')

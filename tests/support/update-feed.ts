/** An update feed on this computer, with installers of a few bytes, that can be made to misbehave. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIRECT } from '../../src/main/portal/proxy-routes.ts'
import { composeUpdates } from '../../src/main/updates/compose-updates.ts'
import { openEngine } from '../../src/main/updates/engine.ts'
import { watchStart } from '../../src/main/updates/start-watch.ts'
import type { UpdateSetup, UpdateSurroundings } from '../../src/main/updates/update-setup.ts'
import type { UnderWay, UpdateState, Updates } from '../../src/shared/domain/updates.ts'
import { describeFeed, type FeedKeys, newKey, readKey, rootOf } from '../../tools/release/update-feed.ts'

export const newKeys = (): FeedKeys => ({ offline: readKey(newKey()), online: readKey(newKey()) })

export interface Offered {
  readonly version: string
  readonly channel?: string
  readonly stagingPercentage?: number
  readonly notes?: string
  /** The bytes at the installer's address, if they differ from the signed ones. */
  readonly lies?: Uint8Array
  /** The installer's bytes; a few kilobytes if undefined. */
  readonly bytes?: Uint8Array
}

export const installerOf = (version: string): Uint8Array => Buffer.from(`MZ StoreDesk ${version} `.repeat(400))

/** The files of the feed, by path. */
type Files = Map<string, Uint8Array | string>

/** The files and signed descriptions of a feed that offers these versions. */
export function feedOf(keys: FeedKeys, at: { version: number; now: number }, offered: readonly Offered[]): Files {
  const files: Files = new Map()
  const described: { name: string; bytes: Uint8Array }[] = []
  for (const {
    version,
    channel = 'stable',
    stagingPercentage,
    notes = '',
    lies,
    bytes = installerOf(version),
  } of offered) {
    const name = `StoreDesk-Setup-${version}.exe`
    const sha512 = createHash('sha512').update(bytes).digest('base64')
    const release = Buffer.from(
      JSON.stringify({
        version,
        files: [{ url: name, sha512, size: bytes.length }],
        releaseNotes: notes,
        releaseDate: new Date(at.now).toISOString(),
        stagingPercentage,
      }),
    )
    described.push({ name, bytes }, { name: `${channel}-win32.json`, bytes: release })
    files.set(`/${name}`, lies ?? bytes)
    files.set(`/${channel}-win32.json`, release)
  }
  const metadata = describeFeed({ ...at, files: described }, keys)
  for (const [name, text] of Object.entries(metadata)) files.set(`/metadata/${name}`, text)
  return files
}

export interface Feed {
  readonly url: string
  readonly requests: string[]
  serve(files: Files): void
  /** Handles a request itself if it returns true. */
  misbehave(how: ((request: IncomingMessage, answer: ServerResponse) => boolean) | undefined): void
  stop(): Promise<void>
}

export async function openFeed(): Promise<Feed> {
  let files: Files = new Map()
  let how: ((request: IncomingMessage, answer: ServerResponse) => boolean) | undefined
  const requests: string[] = []
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://feed').pathname
    requests.push(path)
    if (how?.(request, answer)) return
    const found = files.get(path)
    if (found === undefined) return void answer.writeHead(404).end()
    answer.writeHead(200, { 'content-length': Buffer.byteLength(found) }).end(found)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    serve: (next) => {
      files = next
    },
    misbehave: (next) => {
      how = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A profile, and the file with the keys in the package. */
export function newInstall(keys: FeedKeys, now: number) {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-updates-'))
  const root = join(folder, 'package-root.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(root, JSON.stringify(rootOf(1, keys, now).toJSON()))
  return { folder, root }
}

const SIGNED = JSON.stringify({ status: 'Valid', subject: 'CN="StoreDesk Ltd", O=StoreDesk, C=IN' })

type SetupOptions = Pick<
  UpdateSetup,
  'version' | 'channel' | 'publishers' | 'askSystem' | 'isPackaged' | 'platform' | 'feed' | 'patience'
>
export interface InstallSetup extends Partial<SetupOptions> {
  readonly at: ReturnType<typeof newInstall>
  readonly now: number
  readonly underWay?: () => UnderWay | undefined
}

/** A component test's options for updates. */
export interface InstallOptions extends Omit<InstallSetup, 'at' | 'now'> {
  readonly keys: FeedKeys
}

/** The setup of an installed StoreDesk; only the installer's last step is missing. */
export function updateSetup({ at, ...options }: Omit<InstallSetup, 'now'>, quits: string[] = []): UpdateSetup {
  const { folder, root } = at
  const { version = '1.0.0' } = options
  return {
    version,
    platform: 'win32',
    isPackaged: true,
    channel: 'stable',
    root,
    publishers: ['StoreDesk Ltd'],
    askSystem: async () => SIGNED,
    watch: watchStart(folder, version),
    quit: () => quits.push(version),
    feed: undefined,
    ...options,
    app: {
      version,
      name: 'storedesk',
      isPackaged: true,
      appUpdateConfigPath: join(folder, 'none.yml'),
      userDataPath: folder,
      baseCachePath: join(folder, 'cache'),
      whenReady: async () => undefined,
      relaunch: () => undefined,
      quit: () => undefined,
      onQuit: () => undefined,
    },
  }
}

/** The updates of an installed StoreDesk on their own. */
export function installed({ now, underWay = () => undefined, ...options }: InstallSetup) {
  const quits: string[] = []
  const states: UpdateState[] = []
  const setup = updateSetup(options, quits)
  const around: UpdateSurroundings = {
    folder: options.at.folder,
    findRoutes: async () => [DIRECT],
    underWay,
    clock: () => now,
    later: () => () => undefined,
    emit: (_, payload) => states.push((payload as Updates).state),
    log: { note: () => undefined },
  }
  return { quits, states, updates: composeUpdates(setup, around), engine: () => openEngine(setup, around) }
}

/**
 * The signed descriptions of an update feed, in the way of The Update Framework: root (which keys count), targets (which files
 * there are), snapshot (which descriptions belong together), timestamp (that all of it is of today). The key of root and targets
 * is kept offline and used at a release; the key of snapshot and timestamp is renewed by a machine, every day.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  Key,
  Metadata,
  MetadataKind,
  MetaFile,
  Root,
  Signature,
  Snapshot,
  TargetFile,
  Targets,
  Timestamp,
} from '@tufjs/models'

const SPEC = '1.0.31'
const DAY_MS = 86_400_000
/** Days for which a description counts. */
export const LIFETIMES = { root: 365, targets: 365, snapshot: 14, timestamp: 14 } as const
type Role = keyof typeof LIFETIMES

export interface FeedKeys {
  /** Signs root and targets. */
  readonly offline: KeyObject
  /** Signs snapshot and timestamp. */
  readonly online: KeyObject
}

/** Ed25519, in PEM, as they are kept. */
export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

export const readKey = (pem: string): KeyObject => createPrivateKey(pem)

/** A key as descriptions name it. */
function publicKey(key: KeyObject): Key {
  const bare = createPublicKey(key).export({ format: 'jwk' }).x ?? ''
  const keyVal = { public: Buffer.from(bare, 'base64url').toString('hex') }
  const keyID = createHash('sha256').update(keyVal.public).digest('hex')
  return new Key({ keyID, keyType: 'ed25519', scheme: 'ed25519', keyVal })
}

type Described = Root | Targets | Snapshot | Timestamp

function signed<T extends Described>(described: T, keys: readonly KeyObject[]): Metadata<T> {
  const metadata = new Metadata<T>(described)
  for (const key of keys) {
    const { keyID } = publicKey(key)
    metadata.sign((data) => new Signature({ keyID, sig: sign(null, data, key).toString('hex') }), true)
  }
  return metadata
}

const until = (now: number, role: Role): string =>
  `${new Date(now + LIFETIMES[role] * DAY_MS).toISOString().slice(0, 19)}Z`

const common = (version: number, now: number, role: Role) => ({ version, specVersion: SPEC, expires: until(now, role) })

/** The keys that count from this version on; also signed by those that counted before, so that each client can follow. */
export function rootOf(version: number, keys: FeedKeys, now: number, before?: FeedKeys): Metadata<Root> {
  const root = new Root({ ...common(version, now, 'root'), consistentSnapshot: true })
  for (const role of ['root', 'targets'] as const) root.addKey(publicKey(keys.offline), role)
  for (const role of ['snapshot', 'timestamp'] as const) root.addKey(publicKey(keys.online), role)
  return signed(root, before === undefined ? [keys.offline] : [before.offline, keys.offline])
}

export interface FeedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const hashesOf = (bytes: Uint8Array) => ({ sha512: createHash('sha512').update(bytes).digest('hex') })

export interface FeedVersion {
  readonly version: number
  readonly files: readonly FeedFile[]
  readonly now: number
  /** What the feed offers so far: it goes on being offered, unless a file of the same name takes its place. */
  readonly before?: Metadata<Targets> | undefined
}

/** Describes the files and signs that; what is returned is written beside them, under `metadata/`. */
export function describeFeed(
  { version, files, now, before }: FeedVersion,
  { offline, online }: FeedKeys,
): Record<string, string> {
  const targets = new Targets(common(version, now, 'targets'))
  for (const target of Object.values(before?.signed.targets ?? {})) targets.addTarget(target)
  for (const { name, bytes } of files) {
    targets.addTarget(new TargetFile({ path: name, length: bytes.length, hashes: hashesOf(bytes) }))
  }
  const ofTargets = JSON.stringify(signed(targets, [offline]).toJSON())
  return { [`${version}.targets.json`]: ofTargets, ...renewFeed({ version, targets: version, now }, online) }
}

/** The two that run out soon, signed anew for the same files; `targets` is the version of those. */
export function renewFeed(
  { version, targets, now }: { readonly version: number; readonly targets: number; readonly now: number },
  online: KeyObject,
): Record<string, string> {
  const meta = { 'targets.json': new MetaFile({ version: targets }) }
  const snapshot = signed(new Snapshot({ ...common(version, now, 'snapshot'), meta }), [online])
  const snapshotMeta = new MetaFile({ version })
  const timestamp = signed(new Timestamp({ ...common(version, now, 'timestamp'), snapshotMeta }), [online])
  return {
    [`${version}.snapshot.json`]: JSON.stringify(snapshot.toJSON()),
    'timestamp.json': JSON.stringify(timestamp.toJSON()),
  }
}

/** Writes descriptions into a feed's folder, the one that makes them count last. */
export function writeMetadata(feed: string, described: Readonly<Record<string, string>>): void {
  const folder = join(feed, 'metadata')
  mkdirSync(folder, { recursive: true })
  const names = Object.keys(described).toSorted(
    (one, other) => Number(one === 'timestamp.json') - Number(other === 'timestamp.json'),
  )
  for (const name of names) writeFileSync(join(folder, name), described[name] ?? '')
}

/** The version of the descriptions that a feed's folder has; 0 for a feed that begins. */
export function feedVersion(feed: string): number {
  const file = join(feed, 'metadata', 'timestamp.json')
  if (!existsSync(file)) return 0
  return Metadata.fromJSON(MetadataKind.Timestamp, JSON.parse(readFileSync(file, 'utf8'))).signed.version
}

/** What a feed's folder offers; undefined for a feed that begins. */
export function readTargets(feed: string): Metadata<Targets> | undefined {
  const found = globSync('metadata/*.targets.json', { cwd: feed })
  const [newest] = found.toSorted((one, other) => numberOf(other) - numberOf(one))
  if (newest === undefined) return undefined
  return Metadata.fromJSON(MetadataKind.Targets, JSON.parse(readFileSync(join(feed, newest), 'utf8')))
}

/** The newest root of a feed's folder; 0 for none. */
export const rootVersion = (feed: string): number =>
  Math.max(0, ...globSync('metadata/*.root.json', { cwd: feed }).map(numberOf))

const numberOf = (path: string): number => Number.parseInt(basename(path), 10)

/**
 * The signed metadata of an update feed, according to The Update Framework: root (trusted keys), targets (files), snapshot (metadata files
 * that belong together), timestamp (freshness). The key of root and targets is kept offline and used at a release; a machine uses the key
 * of snapshot and timestamp to sign them again every day.
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
/** Days for which each role's metadata is valid. */
export const LIFETIMES = { root: 365, targets: 365, snapshot: 14, timestamp: 14 } as const
type Role = keyof typeof LIFETIMES

export interface FeedKeys {
  /** Signs root and targets. */
  readonly offline: KeyObject
  /** Signs snapshot and timestamp. */
  readonly online: KeyObject
}

/** Ed25519, in PEM, the storage format. */
export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

export const readKey = (pem: string): KeyObject => createPrivateKey(pem)

/** Returns a key in the format of the metadata. */
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

/** Returns the root with the keys trusted from this version on; also signed by the keys trusted before, so that each client can follow. */
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
  /** The current offers of the feed: they stay, unless a file of the same name replaces one. */
  readonly before?: Metadata<Targets> | undefined
}

/** Describes the files and signs the metadata; the caller writes the result beside them, under `metadata/`. */
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

/** Signs the two metadata files that expire soon again, for the same files; `targets` is the version of those. */
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

/** Writes metadata into a feed's folder; the file that activates it is written last. */
export function writeMetadata(feed: string, described: Readonly<Record<string, string>>): void {
  const folder = join(feed, 'metadata')
  mkdirSync(folder, { recursive: true })
  const names = Object.keys(described).toSorted(
    (one, other) => Number(one === 'timestamp.json') - Number(other === 'timestamp.json'),
  )
  for (const name of names) writeFileSync(join(folder, name), described[name] ?? '')
}

/** Returns the version of a feed's metadata; 0 for a new feed. */
export function feedVersion(feed: string): number {
  const file = join(feed, 'metadata', 'timestamp.json')
  if (!existsSync(file)) return 0
  return Metadata.fromJSON(MetadataKind.Timestamp, JSON.parse(readFileSync(file, 'utf8'))).signed.version
}

/** Returns the targets of a feed's folder; undefined for a new feed. */
export function readTargets(feed: string): Metadata<Targets> | undefined {
  const found = globSync('metadata/*.targets.json', { cwd: feed })
  const [newest] = found.toSorted((one, other) => numberOf(other) - numberOf(one))
  if (newest === undefined) return undefined
  return Metadata.fromJSON(MetadataKind.Targets, JSON.parse(readFileSync(join(feed, newest), 'utf8')))
}

/** Returns the newest root version of a feed's folder; 0 for none. */
export const rootVersion = (feed: string): number =>
  Math.max(0, ...globSync('metadata/*.root.json', { cwd: feed }).map(numberOf))

const numberOf = (path: string): number => Number.parseInt(basename(path), 10)

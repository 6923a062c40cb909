/**
 * Finds the parts of an Office package by their relations: the name of a part means nothing, case doesn't matter, and slashes may go in
 * either direction.
 */
import { decodedXml, elementsIn } from './xml.ts'
import { partKey, unpacked, type ZipPart, zipDirectory } from './zip-parts.ts'

export interface Package {
  readonly zip: Buffer
  readonly parts: ReadonlyMap<string, ZipPart>
}

export interface Relation {
  readonly id: string
  /** The last segment of its type, in lower case: `worksheet`. */
  readonly type: string
  /** The key of the target part; undefined for a target outside the package. */
  readonly part: string | undefined
}

/** Maximum bytes of a part that lists other parts. */
const MOST_NAMING = 4 * 1024 * 1024

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

/** Undefined if its directory can't be read. */
export function openPackage(bytes: Uint8Array, mostParts = Number.POSITIVE_INFINITY): Package | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = zipDirectory(zip)
  if (directory === undefined || directory.length > mostParts) return undefined
  return { zip, parts: new Map(directory.map((part) => [partKey(part.name), part])) }
}

/** Returns the text of a part that lists other parts. */
export function namingXml({ zip, parts }: Package, key: string): string | 'broken' | 'tooLarge' {
  const part = parts.get(key)
  if (part === undefined) return 'broken'
  if (part.size > MOST_NAMING) return 'tooLarge'
  const bytes = unpacked(zip, part)
  return (bytes && decodedXml(bytes)) ?? 'broken'
}

/** Returns the key of a part's relations; the empty key stands for the package itself. */
const relationsKey = (key: string): string => {
  const at = key.lastIndexOf('/') + 1
  return `${key.slice(0, at)}_rels/${key.slice(at)}.rels`
}

export const hasRelations = ({ parts }: Package, key: string): boolean => parts.has(relationsKey(key))

/** Returns the relations of a part, or the fault if they can't be read. */
export function relationsOf(package_: Package, key: string): readonly Relation[] | 'broken' | 'tooLarge' {
  const xml = namingXml(package_, relationsKey(key))
  if (xml === 'broken' || xml === 'tooLarge') return xml
  return elementsIn(xml, 'Relationship').map(({ Id = '', Type = '', Target = '', TargetMode = '' }) => ({
    id: Id,
    type: Type.slice(Type.lastIndexOf('/') + 1).toLowerCase(),
    part: TargetMode.toLowerCase() === 'external' ? undefined : targetOf(key, Target),
  }))
}

/** Resolves a target from the root, or relative to the part that names it. */
function targetOf(from: string, target: string): string {
  const [path = ''] = target.split('#')
  const slashes = path.replaceAll('\\', '/')
  const steps = slashes.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of slashes.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return partKey(steps.join('/'))
}

/** Recognises files that can't be read as a table, for the sentence that refuses them and says what to do instead. */
import { type MessageKey, say } from '../../shared/messages.ts'
import { isCompound, openCompound } from './compound.ts'
import type { FileKind } from './file-kind.ts'
import { isZip, openPackage } from './package-parts.ts'

/** First bytes of pictures; `null` is any byte. */
const PICTURES: readonly (readonly (number | null)[])[] = [
  // PNG, JPEG, GIF, BMP, both kinds of TIFF.
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d, null, null, null, null, 0, 0],
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
  // WebP; HEIC and AVIF.
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  [0, 0, 0, null, 0x66, 0x74, 0x79, 0x70],
]

const beginsWith = (bytes: Uint8Array, beginning: readonly (number | null)[]): boolean =>
  beginning.every((byte, at) => byte === null || bytes[at] === byte)

/** Parts of text documents, in Word's and LibreOffice's formats. */
const DOCUMENT = /^(?:word\/|ppt\/|content\.xml$)/

function isDocument(bytes: Uint8Array): boolean {
  if (isCompound(bytes)) return openCompound(bytes)?.names.has('worddocument') === true
  return [...(openPackage(bytes)?.parts.keys() ?? [])].some((part) => DOCUMENT.test(part))
}

function adviceOf(bytes: Uint8Array, kind: FileKind | undefined): MessageKey {
  if (kind === 'pdf') return 'fileIsPdf'
  if (PICTURES.some((beginning) => beginsWith(bytes, beginning))) return 'fileIsPicture'
  if (isDocument(bytes)) return 'fileIsDocument'
  return isZip(bytes) ? 'fileIsZip' : 'filesTaken'
}

/** `Please select valid csv file`, the wording of the portal's documents, and what to do instead. */
export const unsupportedFileMessage = (bytes: Uint8Array, kind?: FileKind): string =>
  `${say('notCsv')} – ${say(adviceOf(bytes, kind))}`

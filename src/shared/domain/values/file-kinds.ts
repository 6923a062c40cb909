/** Detects the kind of a file from its first bytes, regardless of its name and the server's content type. */

export const FILE_KINDS = ['pdf', 'picture', 'audio', 'video', 'sheet'] as const
export type FileKindName = (typeof FILE_KINDS)[number]

export interface FileContent {
  readonly kind: FileKindName
  /** Without the dot; the first one is used for saved files. */
  readonly endings: readonly [string, ...string[]]
  readonly type: string
}

interface Signed extends FileContent {
  /** Latin characters, from this byte on. */
  readonly signs: string
  readonly at?: number
}

const SIGNED: readonly Signed[] = [
  { signs: '%PDF-', kind: 'pdf', endings: ['pdf'], type: 'application/pdf' },
  { signs: '\x89PNG\r\n\x1a\n', kind: 'picture', endings: ['png'], type: 'image/png' },
  { signs: '\xff\xd8\xff', kind: 'picture', endings: ['jpg', 'jpeg'], type: 'image/jpeg' },
  { signs: 'ID3', kind: 'audio', endings: ['mp3'], type: 'audio/mpeg' },
  { signs: '\xff\xfb', kind: 'audio', endings: ['mp3'], type: 'audio/mpeg' },
  { signs: '\xff\xf3', kind: 'audio', endings: ['mp3'], type: 'audio/mpeg' },
  { signs: 'ftypM4A', at: 4, kind: 'audio', endings: ['m4a'], type: 'audio/mp4' },
  { signs: 'ftyp', at: 4, kind: 'video', endings: ['mp4'], type: 'video/mp4' },
  { signs: '\x1a\x45\xdf\xa3', kind: 'video', endings: ['webm'], type: 'video/webm' },
  { signs: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', kind: 'sheet', endings: ['xls'], type: 'application/vnd.ms-excel' },
  {
    signs: 'PK\x03\x04',
    kind: 'sheet',
    endings: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
]

const MB = 1024 * 1024

/** Maximum bytes of a portal document. */
export const MOST_DOCUMENT_BYTES: Readonly<Record<FileKindName, number>> = {
  pdf: 50 * MB,
  picture: 20 * MB,
  audio: 60 * MB,
  video: 300 * MB,
  sheet: 20 * MB,
}

/** Number of bytes needed for the detection. */
export const TELLING_BYTES = 16

/** Undefined for any other kind. */
export const contentOf = (bytes: Uint8Array): FileContent | undefined =>
  SIGNED.find(({ signs, at = 0 }) => [...signs].every((sign, nth) => bytes[at + nth] === sign.charCodeAt(0)))

/** The kind of file that StoreDesk saves with this extension; undefined for an extension that it doesn't use. */
export const contentOfEnding = (ending: string): FileContent | undefined =>
  SIGNED.find(({ endings }) => endings[0] === ending)

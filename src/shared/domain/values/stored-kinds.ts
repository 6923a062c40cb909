/** Kinds of data that StoreDesk stores on a computer, in display order (docs/privacy.md). */
export const CLEARABLE = ['answers', 'drafts', 'logs', 'email'] as const
export type Clearable = (typeof CLEARABLE)[number]

const PERMANENT = ['orders', 'person', 'setAside', 'practice', 'device'] as const

export const STORED_KINDS = [...CLEARABLE, ...PERMANENT] as const
export type StoredKind = (typeof STORED_KINDS)[number]

export const isClearable = (kind: StoredKind): kind is Clearable => CLEARABLE.some((one) => one === kind)

/** The kind of a profile file, by its path with slashes; undefined for Electron's own files. */
export function storedKindOf(path: string): StoredKind | undefined {
  return FILES.find(({ of }) => of.test(path))?.kind
}

const FILES: readonly { readonly kind: StoredKind; readonly of: RegExp }[] = [
  { kind: 'setAside', of: /^users\/[^/]+\/.*\.damaged-/ },
  { kind: 'answers', of: /^users\/[^/]+\/(cache\.db|documents\/)/ },
  { kind: 'drafts', of: /^users\/[^/]+\/(drafts\.db|backups\/drafts)/ },
  { kind: 'orders', of: /^users\// },
  { kind: 'logs', of: /^logs\// },
  { kind: 'practice', of: /^practice\// },
  { kind: 'person', of: /^(last-user|accounts|secrets)\.json$/ },
  { kind: 'device', of: /^((device|window|storedesk)\.json|profile\.lock(\.json)?)$/ },
]

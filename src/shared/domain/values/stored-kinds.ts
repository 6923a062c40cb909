/** Kinds of what StoreDesk keeps on a computer, in the order in which a person reads them (docs/privacy.md). */
export const CLEARABLE = ['answers', 'drafts', 'logs', 'email'] as const
export type Clearable = (typeof CLEARABLE)[number]

const KEPT = ['orders', 'person', 'setAside', 'practice', 'device'] as const

export const STORED_KINDS = [...CLEARABLE, ...KEPT] as const
export type StoredKind = (typeof STORED_KINDS)[number]

export const isClearable = (kind: StoredKind): kind is Clearable => CLEARABLE.some((one) => one === kind)

/** Which kind a file of the profile is, by its path with slashes; undefined for what Electron keeps for itself. */
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

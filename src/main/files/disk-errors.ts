/** Tells an error of this computer's disk from one of the network, whoever's call it came from. */

/** Another program holds the file: an antivirus that scans an installer, or one that has it open. */
const HELD = ['EBUSY', 'ETXTBSY', 'UNKNOWN']
const REFUSED = [
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EMFILE',
  'ENFILE',
]

/** System calls of connections, which have some of the same codes: a firewall refuses with EACCES. */
const NETWORK = ['connect', 'bind', 'getaddrinfo', 'listen']

/** `EBUSY: resource busy or locked, open '…'`, as it stands in an error that a library made of another one. */
const WRITTEN = new RegExp(`\\b(${[...HELD, ...REFUSED].join('|')}): [a-z ,-]+`)

/** Whether the disk refused: since the file is `held` by another program, or for another reason. Undefined for any other error. */
export function diskRefusal(error: unknown): { readonly code: string; readonly held: boolean } | undefined {
  if (!(error instanceof Error)) return undefined
  const code = isCoded(error) ? codeOf(error) : WRITTEN.exec(error.message)?.[1]
  if (code !== undefined) return { code, held: HELD.includes(code) }
  return diskRefusal(error.cause)
}

const isCoded = (error: Error): boolean => 'code' in error && typeof error.code === 'string'

function codeOf(error: Error): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (code === undefined || NETWORK.includes(syscall ?? '')) return undefined
  // A socket can end in it as well.
  if (code === 'UNKNOWN' && syscall !== undefined && path === undefined) return undefined
  return [...HELD, ...REFUSED].includes(code) ? code : undefined
}

/** Tells an error of this computer's disk from a network error, in any caller's error. */

/** Codes for a file held by another program: an antivirus that scans an installer, or a program that has the file open. */
const LOCKED_CODES = ['EBUSY', 'ETXTBSY', 'UNKNOWN']
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

/** Matches `EBUSY: resource busy or locked, open '…'` in an error that a library wrapped. */
const WRITTEN = new RegExp(`\\b(${[...LOCKED_CODES, ...REFUSED].join('|')}): [a-z ,-]+`)

/** Returns the disk's refusal, with `isLocked` set if another program holds the file. Undefined for any other error. */
export function diskRefusal(error: unknown): { readonly code: string; readonly isLocked: boolean } | undefined {
  if (!(error instanceof Error)) return undefined
  const code = isCoded(error) ? codeOf(error) : WRITTEN.exec(error.message)?.[1]
  if (code !== undefined) return { code, isLocked: LOCKED_CODES.includes(code) }
  return diskRefusal(error.cause)
}

const isCoded = (error: Error): boolean => 'code' in error && typeof error.code === 'string'

function codeOf(error: Error): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (code === undefined || NETWORK.includes(syscall ?? '')) return undefined
  // A socket can fail with this code as well.
  if (code === 'UNKNOWN' && syscall !== undefined && path === undefined) return undefined
  return [...LOCKED_CODES, ...REFUSED].includes(code) ? code : undefined
}

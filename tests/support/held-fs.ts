/** A disk on which another program locks files, as on Windows: calls of main's `retrying-fs` are refused until the lock is released. */
import type * as patient from '../../src/main/files/retrying-fs.ts'

/** Locked paths. */
export const held = new Set<string>()

function refuse(path: string): void {
  if (held.has(path)) throw Object.assign(new Error(`EBUSY: ${path}`), { code: 'EBUSY', syscall: 'rename', errno: -16 })
}

/** Replaces `real`, for `vi.mock`. */
export const withHeld = (real: typeof patient): typeof patient => ({
  ...real,
  rmSync: (path, options) => {
    refuse(path)
    real.rmSync(path, options)
  },
  renameSync: (from, to) => {
    refuse(from)
    refuse(to)
    real.renameSync(from, to)
  },
})

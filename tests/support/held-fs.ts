/** A disk on which another program holds files, as Windows has it: the calls of main's `patient-fs` are refused until they are let go. */
import type * as patient from '../../src/main/files/patient-fs.ts'

/** Paths that are held now. */
export const held = new Set<string>()

function refuse(path: string): void {
  if (held.has(path)) throw Object.assign(new Error(`EBUSY: ${path}`), { code: 'EBUSY', syscall: 'rename', errno: -16 })
}

/** In the place of `real`, for `vi.mock`. */
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

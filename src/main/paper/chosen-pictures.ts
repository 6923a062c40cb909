/** Pictures that a person chose for papers: in memory only, each under the fingerprint of its bytes, gone with the session. */
import { createHash } from 'node:crypto'
import { isKeepable } from '../../shared/domain/papers/picture-check.ts'

export interface ChosenPictures {
  /** Its name, or undefined for what isn't one of ours: a small JPEG that the page made. */
  keep(bytes: Uint8Array): string | undefined
  readonly has: (id: string) => boolean
  get(id: string): Uint8Array | undefined
  /** The next user to sign in must not find them. */
  forget(): void
}

/** Four times the persons that badges are printed for at once; beyond that the oldest are lost. */
const KEPT = 72

export function createChosenPictures(): ChosenPictures {
  const kept = new Map<string, Uint8Array>()
  return {
    keep: (bytes) => {
      if (!isKeepable(bytes)) return undefined
      const id = createHash('sha256').update(bytes).digest('hex')
      kept.delete(id)
      kept.set(id, Uint8Array.from(bytes))
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
      return id
    },
    has: (id) => kept.has(id),
    get: (id) => kept.get(id),
    forget: () => kept.clear(),
  }
}

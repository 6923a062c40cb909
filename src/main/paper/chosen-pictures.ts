/** Pictures that the user chose for papers: in memory only, keyed by a hash of their bytes, deleted with the session. */
import { createHash } from 'node:crypto'
import { isKeepable } from '../../shared/domain/papers/picture-check.ts'

export interface ChosenPictures {
  /** Returns its name, or undefined if it isn't a small JPEG as the page makes them. */
  keep(bytes: Uint8Array): string | undefined
  readonly has: (id: string) => boolean
  get(id: string): Uint8Array | undefined
  /** Keeps them from the next user who signs in. */
  forget(): void
}

/** Four times the number of people that badges are printed for at once; beyond that the oldest are dropped. */
const MAX_PICTURES = 72

export function createChosenPictures(): ChosenPictures {
  const pictures = new Map<string, Uint8Array>()
  return {
    keep: (bytes) => {
      if (!isKeepable(bytes)) return undefined
      const id = createHash('sha256').update(bytes).digest('hex')
      pictures.delete(id)
      pictures.set(id, Uint8Array.from(bytes))
      for (const oldest of pictures.keys()) {
        if (pictures.size <= MAX_PICTURES) break
        pictures.delete(oldest)
      }
      return id
    },
    has: (id) => pictures.has(id),
    get: (id) => pictures.get(id),
    forget: () => pictures.clear(),
  }
}

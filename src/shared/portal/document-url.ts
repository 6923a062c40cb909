/** An answer that is an address of a document and nothing else: bare, or as `{ url }`. */
import { z } from 'zod'
import { words } from './fields.ts'
import { ours } from './ours.ts'

/** Longer than a signed address of a cloud's store. */
export const address = words(4000)

export const documentUrl = z.codec(
  z.unknown(),
  z.object({ url: ours('address of the document, if the answer isn’t the address', address) }),
  {
    decode: (value) => (typeof value === 'string' ? { url: value } : (value as { url: string })),
    encode: (value) => value,
  },
)

/** An answer that is just a document's address: bare, or as `{ url }`. */
import { z } from 'zod'
import * as f from './fields.ts'
import { ours } from './ours.ts'

/** Longer than any signed cloud storage address. */
export const address = f.words(4000)

export const documentUrl = z.codec(
  z.unknown(),
  z.object({ url: ours('address of the document, if the answer isn’t the address', address) }),
  {
    decode: (value) => (typeof value === 'string' ? { url: value } : (value as { url: string })),
    encode: (value) => value,
  },
)

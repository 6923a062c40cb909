/** Carts that were saved as named lists. */
import { z } from 'zod'
import type { ImportSummary } from '../domain/carts/cart-import.ts'
import { cartType, entry, key, nothing, type Written } from './entry.ts'

export const LONGEST_TEMPLATE_NAME = 60

export interface CartTemplate {
  readonly id: string
  readonly name: string
  readonly products: number
  readonly pieces: number
  /** ISO time. */
  readonly savedAt: string
}

const name = z.string().trim().min(1).max(LONGEST_TEMPLATE_NAME)

export const templatesEntries = {
  /** By name. */
  'templates.list': entry<readonly CartTemplate[]>()(nothing),
  /** The cart as it is here now. One of that name is replaced only when that is said. */
  'templates.save': entry<CartTemplate>()(z.object({ cartType, name, replace: z.boolean().default(false) })),
  'templates.rename': entry<CartTemplate>()(z.object({ id: key, name })),
  'templates.remove': entry<undefined>()(z.object({ id: key })),
  /** As an import of the cart, which the person looks over before anything is added. */
  'templates.load': entry<ImportSummary>()(z.object({ id: key, cartType, replace: z.boolean().default(false) })),
  /** As a file that another store can take. */
  'templates.share': entry<Written>()(z.object({ id: key })),
  /** A file becomes a template; undefined when none was chosen. The note says what of it is left out. */
  'templates.take': entry<{ readonly template: CartTemplate; readonly note: string | undefined } | undefined>()(
    nothing,
  ),
}

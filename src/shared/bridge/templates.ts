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
  /** Saves the current cart. Replaces a template with the same name only if `replace` is set. */
  'templates.save': entry<CartTemplate>()(z.object({ cartType, name, replace: z.boolean().default(false) })),
  'templates.rename': entry<CartTemplate>()(z.object({ id: key, name })),
  'templates.remove': entry<undefined>()(z.object({ id: key })),
  /** Loads a template as an import, which the user reviews before anything is added. */
  'templates.load': entry<ImportSummary>()(z.object({ id: key, cartType, replace: z.boolean().default(false) })),
  /** Saves a template as a file for another store. */
  'templates.share': entry<Written>()(z.object({ id: key })),
  /** Makes a template from a file; undefined if none was chosen. The note names the parts that were left out. */
  'templates.take': entry<{ readonly template: CartTemplate; readonly note: string | undefined } | undefined>()(
    nothing,
  ),
}

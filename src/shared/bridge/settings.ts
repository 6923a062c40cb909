/** What a person has set; it belongs to the account and outlives its sessions. */
import { z } from 'zod'
import { type Setting, type SettingKey, settingKeys } from '../settings.ts'
import { entry, KB } from './entry.ts'

/** Of JSON. */
export const MOST_SETTING_CHARACTERS = 8 * KB
/** Of one that says something of each line of a cart. */
const MOST_OF_LINES = 128 * KB
/** Of names of Tally's ledgers, for two accounts. */
const MOST_OF_NAMES = 128 * KB
/** Of several views, each with its columns. */
const MOST_OF_VIEWS = 32 * KB

export function mostCharacters(key: SettingKey): number {
  if (key === 'afsSeen') return MOST_OF_LINES
  if (key === 'tallyNames') return MOST_OF_NAMES
  return key.startsWith('views.') ? MOST_OF_VIEWS : MOST_SETTING_CHARACTERS
}

const key = z.enum(settingKeys)

export const settingsEntries = {
  /** Undefined where nothing was set, or nothing that can be read. */
  'settings.read': entry<Setting<SettingKey> | undefined>()(z.strictObject({ key })),
  /** On a disk that can't be written to it isn't kept, and nobody is told. */
  'settings.write': entry<undefined>()(z.strictObject({ key, value: z.json() }), 2 * MOST_OF_LINES),
}

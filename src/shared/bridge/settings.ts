/** The user's settings; they belong to the account and outlive its sessions. */
import { z } from 'zod'
import { type Setting, type SettingKey, settingKeys } from '../settings.ts'
import { entry, KB } from './entry.ts'

/** Characters of JSON. */
export const MOST_SETTING_CHARACTERS = 8 * KB
/** For a setting with data for each line of a cart. */
const MOST_OF_LINES = 128 * KB
/** For the names of Tally's ledgers, for two accounts. */
const MOST_OF_NAMES = 128 * KB
/** For several views, each with its columns. */
const MOST_OF_VIEWS = 32 * KB

export function mostCharacters(key: SettingKey): number {
  if (key === 'afsSeen') return MOST_OF_LINES
  if (key === 'tallyNames') return MOST_OF_NAMES
  return key.startsWith('views.') ? MOST_OF_VIEWS : MOST_SETTING_CHARACTERS
}

const key = z.enum(settingKeys)

export const settingsEntries = {
  /** Undefined if nothing was set, or the stored value is invalid. */
  'settings.read': entry<Setting<SettingKey> | undefined>()(z.strictObject({ key })),
  /** If the disk isn't writable, the setting is silently lost. */
  'settings.write': entry<undefined>()(z.strictObject({ key, value: z.json() }), 2 * MOST_OF_LINES),
}

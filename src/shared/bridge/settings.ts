/** What a person has set; it belongs to the account and outlives its sessions. */
import { z } from 'zod'
import { type Setting, type SettingKey, settingKeys } from '../settings.ts'
import { entry, KB } from './entry.ts'

/** Of JSON. */
export const MOST_SETTING_CHARACTERS = 8 * KB

const key = z.enum(settingKeys)

export const settingsEntries = {
  /** Undefined where nothing was set, or nothing that can be read. */
  'settings.read': entry<Setting<SettingKey> | undefined>()(z.strictObject({ key })),
  /** On a disk that can't be written to it isn't kept, and nobody is told. */
  'settings.write': entry<undefined>()(z.strictObject({ key, value: z.json() }), 4 * MOST_SETTING_CHARACTERS),
}

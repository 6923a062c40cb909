/** What is set for this computer, whoever signs in. */
import { z } from 'zod'

export const THEMES = ['light', 'dark', 'system'] as const
/** Of the usual size, in percent. */
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const

const theme = z.enum(THEMES)
const textSize = z.literal(TEXT_SIZES)
/** Who signed in last, where the person wants it to be remembered. */
const email = z.string().max(254).optional()

/** As it is kept: a value that can't be read is as if it had never been set. */
export const deviceSettings = z.object({
  theme: theme.catch('light'),
  textSize: textSize.catch(100),
  email: email.catch(undefined),
})

/** What is named is set, the rest stays. */
export const deviceChange = z.strictObject({ theme, textSize, email }).partial()

export type DeviceSettings = z.output<typeof deviceSettings>
export type DeviceChange = z.output<typeof deviceChange>

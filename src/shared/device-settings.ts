/** Settings of this computer, for all its users. */
import { z } from 'zod'
import { COPIES } from './domain/papers/copies.ts'
import { SHEETS } from './domain/papers/sheets.ts'

export const THEMES = ['light', 'dark', 'system'] as const
/** In percent of the usual size. */
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const

/** Megabytes of disk space for the portal's documents, for each account. */
export const DOCUMENT_ROOMS = [100, 500, 1000, 5000] as const

const theme = z.enum(THEMES)
const textSize = z.literal(TEXT_SIZES)
/** The email of the last sign-in, if the user wants it to be remembered. */
const email = z.string().max(254).optional()
/** The printer that a dialog starts with, by its system name; without one the system's default. */
const printer = z.string().min(1).max(260).optional()
const documents = z.literal(DOCUMENT_ROOMS)
const sheet = z.enum(SHEETS)
/** The default copies of an invoice. */
const copies = z.array(z.enum(COPIES)).min(1).max(COPIES.length)

/** A host and its port, without a path or a password, since everyone using the account can read the settings file. */
const PROXY_ADDRESS = /^http:\/\/([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]):\d{1,5}$/i
const proxy = z.discriminatedUnion('from', [
  /** The system's settings, including a proxy script. */
  z.object({ from: z.literal('system') }),
  z.object({ from: z.literal('nowhere') }),
  z.object({ from: z.literal('hand'), address: z.string().max(260).regex(PROXY_ADDRESS) }),
])
export type ProxySetting = z.output<typeof proxy>

export const isProxyAddress = (text: string): boolean => PROXY_ADDRESS.test(text)

/** The stored form: an invalid value counts as unset. */
export const deviceSettings = z.object({
  theme: theme.catch('light'),
  textSize: textSize.catch(100),
  email: email.catch(undefined),
  printer: printer.catch(undefined),
  sheet: sheet.catch('A4'),
  copies: copies.catch(['original']),
  proxy: proxy.catch({ from: 'system' }),
  documents: documents.catch(500),
  /** True to also report watched changes through system notifications. */
  systemNotices: z.boolean().catch(true),
  knowsTokenInMemory: z.boolean().catch(false),
  /** True if several people use this computer with one system account: no store stays signed in when another is opened. */
  isShared: z.boolean().catch(false),
})

/** A change: named settings are set, the others stay. */
export const deviceChange = z
  .strictObject({
    theme,
    textSize,
    email,
    printer,
    sheet,
    copies,
    proxy,
    documents,
    systemNotices: z.boolean(),
    knowsTokenInMemory: z.literal(true),
    isShared: z.boolean(),
  })
  .partial()

export type DeviceSettings = z.output<typeof deviceSettings>
export type DeviceChange = z.output<typeof deviceChange>

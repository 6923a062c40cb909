/** What is set for this computer, for all its users. */
import { z } from 'zod'
import { COPIES } from './domain/papers/copies.ts'
import { SHEETS } from './domain/papers/sheets.ts'

export const THEMES = ['light', 'dark', 'system'] as const
/** Of the usual size, in percent. */
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const

/** Megabytes that the portal's documents may take on the disk, for each account. */
export const DOCUMENT_ROOMS = [100, 500, 1000, 5000] as const

const theme = z.enum(THEMES)
const textSize = z.literal(TEXT_SIZES)
/** Who signed in last, where the person wants it to be remembered. */
const email = z.string().max(254).optional()
/** The printer that a dialog begins with, as the system calls it; without one it is the system's own choice. */
const printer = z.string().min(1).max(260).optional()
const documents = z.literal(DOCUMENT_ROOMS)
const sheet = z.enum(SHEETS)
/** The copies that an invoice is printed in unless its screen is told otherwise. */
const copies = z.array(z.enum(COPIES)).min(1).max(COPIES.length)

/** A host and its port, without a path and without a password: that would lie in a file that anybody of this account can read. */
const PROXY_ADDRESS = /^http:\/\/([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]):\d{1,5}$/i
const proxy = z.discriminatedUnion('from', [
  /** As the system says, also by a script of its own. */
  z.object({ from: z.literal('system') }),
  z.object({ from: z.literal('nowhere') }),
  z.object({ from: z.literal('hand'), address: z.string().max(260).regex(PROXY_ADDRESS) }),
])
export type ProxySetting = z.output<typeof proxy>

export const isProxyAddress = (text: string): boolean => PROXY_ADDRESS.test(text)

/** As it is kept: a value that can't be read is as if it had never been set. */
export const deviceSettings = z.object({
  theme: theme.catch('light'),
  textSize: textSize.catch(100),
  email: email.catch(undefined),
  printer: printer.catch(undefined),
  sheet: sheet.catch('A4'),
  copies: copies.catch(['original']),
  proxy: proxy.catch({ from: 'system' }),
  documents: documents.catch(500),
  /** What is watched is also told outside of StoreDesk's windows. */
  systemNotices: z.boolean().catch(true),
  knowsTokenInMemory: z.boolean().catch(false),
  /** Several people use this computer under one account of the system: no store stays signed in when another is opened. */
  isShared: z.boolean().catch(false),
})

/** What is named is set, the rest stays. */
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

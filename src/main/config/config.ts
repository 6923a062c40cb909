/**
 * The portal's addresses and the operator's other settings: from storedesk.json of the computer, then the one in the profile folder, then
 * the environment. No portal means practice, in a build that has it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Provider } from '../../shared/bridge/app.ts'
import { isProxyAddress, type ProxySetting } from '../../shared/device-settings.ts'
import { UPDATE_CHANNELS, type UpdateChannel } from '../../shared/domain/updates.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { LOG_LEVELS, type LogLevel } from '../log.ts'
import type { Hosts } from '../portal/axios-client.ts'
import type { OperatorsProxy } from '../portal/routes.ts'

export interface Config {
  /** Undefined if no address is set: then the practice portal is used, in a build that has it. */
  readonly hosts: Hosts | undefined
  /** Host names that links may open in the system's browser. */
  readonly externalLinks: readonly string[]
  /** Names of further hosts from which the portal's documents are fetched. */
  readonly documentHosts: readonly string[]
  readonly providers: readonly Provider[]
  /** The update source, if it isn't the one in the package. */
  readonly updates: { readonly feed?: string | undefined; readonly channel: UpdateChannel }
  /** The proxy, if the operator sets one. */
  readonly proxy: OperatorsProxy | undefined
  readonly log: LogLevel
  /** The source of a print: the sheets of the PDF, or the page that the PDF is made of. */
  readonly printFrom: PrintFrom
  /** True if the computer's own file sets the hosts, so that a store can't change them. */
  readonly areHostsFixed: boolean
}

const PRINT_FROM = ['pdf', 'page'] as const
export type PrintFrom = (typeof PRINT_FROM)[number]

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

const isSecure = (url: URL | undefined): url is URL =>
  url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname))

/** https, or plain http on this computer; no path, no password. */
const origin = z.string().transform((text, issue) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const secure = isSecure(url)
  const bare = url !== undefined && url.pathname === '/' && url.username === '' && url.search === '' && url.hash === ''
  if (secure && bare) return url.origin
  issue.addIssue(`it must be an https address without a path, such as https://portal.example.com`)
  return z.NEVER
})

const hostNames = z.array(
  z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/),
)

const folderAddress = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return isSecure(url) && url.username === '' && url.search === '' && url.hash === ''
}, 'it must be an https address, such as https://updates.example.com/storedesk')

/** The settings that the operator may leave to the stores. */
const CHANGEABLE = ['hosts', 'proxy'] as const

/** The schema of storedesk.json; deployment.md describes each setting, and resources/storedesk.schema.json serves editors. */
export const configShape = z.strictObject({
  $schema: z.string().optional(),
  hosts: z.strictObject({ api: origin, listing: origin.optional(), checkout: origin.optional() }).optional(),
  externalLinks: hostNames.optional(),
  documentHosts: hostNames.optional(),
  providers: z
    .array(z.strictObject({ name: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), label: z.string().trim().min(1).max(40) }))
    .max(6)
    .optional(),
  updates: z.strictObject({ feed: folderAddress.optional(), channel: z.enum(UPDATE_CHANNELS).optional() }).optional(),
  proxy: z
    .union([
      z.literal(['system', 'none']),
      z.string().refine(isProxyAddress, 'it must be system, none or http://host:port'),
    ])
    .optional(),
  log: z.enum(LOG_LEVELS).optional(),
  printFrom: z.enum(PRINT_FROM).optional(),
  /** Read from the computer's own file only. */
  storeMayChange: z.array(z.enum(CHANGEABLE)).optional(),
})

export const CONFIG_FILE = 'storedesk.json'
export const HOST_VARIABLES = {
  api: 'STOREDESK_API_HOST',
  listing: 'STOREDESK_LISTING_HOST',
  checkout: 'STOREDESK_CHECKOUT_HOST',
}

/** Path of the file that applies to all users of this computer. */
export function machineFile(platform: string, env: Environment): string {
  if (platform !== 'win32') return `/etc/storedesk/${CONFIG_FILE}`
  return join(env.PROGRAMDATA ?? 'C:\\ProgramData', 'StoreDesk', CONFIG_FILE)
}

type Environment = Readonly<Record<string, string | undefined>>
type Written = z.output<typeof configShape>

/**
 * Reads the configuration. A mistake in it is an error with a sentence, never a guess. A setting in `machine`, the computer's own file,
 * overrides the profile's.
 */
export function readConfig(folder: string, env: Environment, machine?: string): Result<Config> {
  const file = join(folder, CONFIG_FILE)
  const own = readJson(file)
  if (!own.ok) return own
  const written = parsed(file, withEnvironment(own.value, env))
  const fixed = machine === undefined ? ok<Written>({}) : readWritten(machine)
  if (!written.ok) return written
  if (!fixed.ok) return fixed
  const { storeMayChange = [], ...set } = fixed.value
  const isFixed = (what: (typeof CHANGEABLE)[number]) => set[what] !== undefined && !storeMayChange.includes(what)
  const all = { ...written.value, ...set, ...allowedSettings(written.value, storeMayChange) }
  return ok({
    ...configOf(all),
    areHostsFixed: isFixed('hosts'),
    proxy: all.proxy === undefined ? undefined : { setting: proxyOf(all.proxy), isFixed: isFixed('proxy') },
  })
}

/** Returns those settings of the profile's file that the store may change. */
const allowedSettings = (own: Written, mayChange: readonly (typeof CHANGEABLE)[number][]): Written =>
  Object.fromEntries(mayChange.flatMap((what) => (own[what] === undefined ? [] : [[what, own[what]]])))

function configOf(written: Written): Omit<Config, 'areHostsFixed' | 'proxy'> {
  const { hosts: writtenHosts, externalLinks = [], documentHosts = [], providers = [], updates = {} } = written
  const hosts = writtenHosts && {
    api: writtenHosts.api,
    listing: writtenHosts.listing ?? writtenHosts.api,
    checkout: writtenHosts.checkout ?? writtenHosts.api,
  }
  return {
    hosts,
    externalLinks,
    documentHosts,
    providers,
    updates: { feed: updates.feed, channel: updates.channel ?? 'stable' },
    log: written.log ?? 'info',
    printFrom: written.printFrom ?? 'pdf',
  }
}

function proxyOf(written: string): ProxySetting {
  if (written === 'system') return { from: 'system' }
  return written === 'none' ? { from: 'nowhere' } : { from: 'hand', address: written }
}

function readWritten(file: string): Result<Written> {
  const written = readJson(file)
  return written.ok ? parsed(file, written.value) : written
}

function parsed(file: string, written: unknown): Result<Written> {
  const found = configShape.safeParse(written)
  if (found.success) return ok(found.data)
  const [issue] = found.error.issues
  return fail({ kind: 'file', message: `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}` })
}

function readJson(file: string): Result<unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ok({})
    return fail({ kind: 'file', message: `${file} can't be read.` })
  }
  try {
    // Editors on Windows begin a file with a byte order mark.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    return fail({ kind: 'file', message: `${file} is not JSON.` })
  }
}

/** Returns the file's content, for changing a part of it; {} if there is no file. */
export function readRaw(file: string): Result<Readonly<Record<string, unknown>>> {
  const written = readJson(file)
  if (!written.ok) return written
  const raw = z.record(z.string(), z.unknown()).safeParse(written.value)
  return raw.success ? ok(raw.data) : fail({ kind: 'file', message: `${file} is no configuration.` })
}

/** Returns why a configuration is invalid; undefined if it is valid. */
export function refuseConfig(written: unknown): string | undefined {
  const [issue] = configShape.safeParse(written).error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}.`
}

const loose = z.looseObject({ hosts: z.looseObject({}).optional() })

function withEnvironment(written: unknown, env: Environment): unknown {
  const over = Object.entries(HOST_VARIABLES).flatMap(([host, variable]) => {
    const value = env[variable]
    return value === undefined || value === '' ? [] : [[host, value]]
  })
  const parsed = loose.safeParse(written)
  if (over.length === 0 || !parsed.success) return written
  return { ...parsed.data, hosts: { ...parsed.data.hosts, ...Object.fromEntries(over) } }
}

/** Where the portal is: storedesk.json in the profile folder, overridden by the environment; nothing means practice. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Provider } from '../../shared/bridge/app.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import type { Hosts } from '../portal/axios-client.ts'

export interface Config {
  /** Undefined: the practice portal. */
  readonly hosts: Hosts | undefined
  /** Host names that links may open in the system's browser. */
  readonly externalLinks: readonly string[]
  /** Names of hosts, beside the portal's own, from which its documents are fetched. */
  readonly documentHosts: readonly string[]
  /** Who else may vouch for somebody at sign-in. */
  readonly providers: readonly Provider[]
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** https, or plain http on this computer; no path, no password. */
const origin = z.string().transform((text, issue) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname))
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

const shape = z.strictObject({
  hosts: z.strictObject({ api: origin, listing: origin.optional(), checkout: origin.optional() }).optional(),
  externalLinks: hostNames.optional(),
  documentHosts: hostNames.optional(),
  providers: z
    .array(z.strictObject({ name: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), label: z.string().trim().min(1).max(40) }))
    .max(6)
    .optional(),
})

export const CONFIG_FILE = 'storedesk.json'
export const HOST_VARIABLES = {
  api: 'STOREDESK_API_HOST',
  listing: 'STOREDESK_LISTING_HOST',
  checkout: 'STOREDESK_CHECKOUT_HOST',
}

/** Reads the configuration; a mistake in it is an error with a sentence, never a guess. */
export function readConfig(folder: string, env: Readonly<Record<string, string | undefined>>): Result<Config> {
  const file = join(folder, CONFIG_FILE)
  const written = readJson(file)
  if (!written.ok) return written
  const hosts = withEnvironment(written.value, env)
  const parsed = shape.safeParse(hosts)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return fail({ kind: 'file', message: `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}` })
  }
  const { hosts: given, externalLinks = [], documentHosts = [], providers = [] } = parsed.data
  const whole = given && { api: given.api, listing: given.listing ?? given.api, checkout: given.checkout ?? given.api }
  return ok({ hosts: whole, externalLinks, documentHosts, providers })
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

/** The file as it is, for changing a part of it; {} where there is none. */
export function readRaw(file: string): Result<Readonly<Record<string, unknown>>> {
  const written = readJson(file)
  if (!written.ok) return written
  const raw = z.record(z.string(), z.unknown()).safeParse(written.value)
  return raw.success ? ok(raw.data) : fail({ kind: 'file', message: `${file} is no configuration.` })
}

/** Why a configuration can't be one; undefined for one that can. */
export function refuseConfig(written: unknown): string | undefined {
  const [issue] = shape.safeParse(written).error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}.`
}

const loose = z.looseObject({ hosts: z.looseObject({}).optional() })

function withEnvironment(written: unknown, env: Readonly<Record<string, string | undefined>>): unknown {
  const over = Object.entries(HOST_VARIABLES).flatMap(([host, variable]) => {
    const value = env[variable]
    return value === undefined || value === '' ? [] : [[host, value]]
  })
  const parsed = loose.safeParse(written)
  if (over.length === 0 || !parsed.success) return written
  return { ...parsed.data, hosts: { ...parsed.data.hosts, ...Object.fromEntries(over) } }
}

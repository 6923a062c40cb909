/** The log: a few files, one line per event; private data is removed before a line is written. */

import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isoAt } from '../shared/domain/values/dates.ts'
import { INVISIBLE } from '../shared/text.ts'
import { renameSync } from './files/retrying-fs.ts'

export interface Log {
  note(what: string, about?: Readonly<Record<string, unknown>>): void
  fault(what: string, error: unknown): void
}

/** Levels: errors only; events too; every call of the portal, too. */
export const LOG_LEVELS = ['error', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface LeveledLog extends Log {
  /** Writes a detail that is useful only for troubleshooting. */
  trace(what: string): void
  /** Applies from now on; the default is `info`. */
  setLevel(level: LogLevel): void
}

const MOST_BYTES = 1024 * 1024
const AGAIN_BYTES = 64 * 1024
const FILES = 4
const LONGEST_LINE = 4000
/** Characters that are searched; the rest is cut off. A longer text would block main during the search. */
const LONGEST_TEXT = 2 * LONGEST_LINE

/** Names of fields whose values are never written. */
const SECRET = /pass(word)?|otp|token|authorization|bearer|secret|cookie|mobile|phone|email|customer|address|gst/i
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/Bearer\s+\S+/gi, 'Bearer ***'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '***@***'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/(?<![\w.-])[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, '***'],
  // Long words of mixed letters and digits, as tokens are. An order's key, 32 hexadecimal digits, may be logged.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g, '***'],
  [/(?<![\da-f])[\da-f]{40,}/gi, '***'],
  [/(?<![A-Z\d])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}(?![A-Z\d])/gi, '***'],
  // Indian mobile numbers, with or without the country code or a zero, in one piece or in several.
  [/(?<!\d\.?)(?:(?:\+|00)?91|0)?[\p{Zs}\t()-]{0,3}[6-9](?:[\p{Zs}\t-]?\d){9}(?!\d)/gu, '**********'],
  // A quoted value up to its closing quote, also in JSON inside a string, where every quote has backslashes.
  [/((?:password|passwd|passphrase|pwd|OTPcode|otp|token|code)\\*"?\s*[:=]\s*)(\\*)".*?(?<!\\)\2"/gi, '$1***'],
  // An unquoted password may have blanks, so the rest of the line is removed.
  [
    /((?:password|passwd|passphrase|pwd|authorization|cookie)\\*"?(?:\s{0,9}[:=]\s{0,9}|\s{1,9}is\s{1,9}))(?!\s{0,9}\*\*\*)[^\r\n]+/gi,
    '$1***',
  ],
  [/((?:OTPcode|otp|token|code)\\*"?(?:\s*[:=]\s*|\s+is\s+))[^",}\s]+/gi, '$1***'],
]

/** Returns the text without private data, on one line, and without terminal control characters. */
export function redact(text: string): string {
  const head = text.slice(0, LONGEST_TEXT)
  const clean = PATTERNS.reduce((line, [pattern, instead]) => line.replace(pattern, instead), head)
  return clean.replace(/\\/g, '\\\\').replace(INVISIBLE, written).slice(0, LONGEST_LINE)
}

const LINE_ENDS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' }

const written = (sign: string): string => LINE_ENDS[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

function redactFields(about: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(about, (name, value: unknown) => (SECRET.test(name) ? '***' : value)) ?? ''
}

export function openLog(folder: string, now: () => number): LeveledLog {
  const file = join(folder, 'storedesk.log')
  let most: LogLevel = 'info'
  /** The size in bytes at which the file is rotated. */
  let full = MOST_BYTES
  const write = (level: LogLevel, line: string): void => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return
    try {
      mkdirSync(folder, { recursive: true })
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      // Another program may hold the file: then it keeps growing, and the rotation is retried later.
      if (size > full) full = rotate(file) ? MOST_BYTES : size + AGAIN_BYTES
      appendFileSync(file, `${isoAt(now())} ${level} ${redact(line)}\n`)
    } catch {
      // A failing log must not stop any work.
    }
  }
  return {
    note: (what, about) => write('info', about === undefined ? what : `${what} ${redactFields(about)}`),
    fault: (what, error) =>
      write('error', `${what} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
    trace: (what) => write('debug', what),
    setLevel: (level) => {
      most = level
    },
  }
}

/** Returns false if a file couldn't be moved. */
function rotate(file: string): boolean {
  try {
    for (let at = FILES - 1; at > 0; at--) {
      const older = at === 1 ? file : `${file}.${at - 1}`
      if (existsSync(older)) renameSync(older, `${file}.${at}`)
    }
    return true
  } catch {
    return false
  }
}

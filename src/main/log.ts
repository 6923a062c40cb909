/** The log: a few files, one line an event, with what must not be read taken out before a line is written. */
import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UNSEEN } from '../shared/text.ts'
import { renameSync } from './files/patient-fs.ts'

export interface Log {
  note(what: string, about?: Readonly<Record<string, unknown>>): void
  fault(what: string, error: unknown): void
}

/** What is written: faults alone, what happened as well, or every call of the portal, too. */
export const LOG_LEVELS = ['error', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface LeveledLog extends Log {
  /** Something that only somebody who looks for it wants to know. */
  trace(what: string): void
  /** From now on; `info` until it is said. */
  setLevel(level: LogLevel): void
}

const MOST_BYTES = 1024 * 1024
const AGAIN_BYTES = 64 * 1024
const FILES = 4
const LONGEST_LINE = 4000
/** Looked at: what comes later is not written, whatever is taken out before it. A longer text would hold main while it is searched. */
const LONGEST_TEXT = 2 * LONGEST_LINE

/** Names of things whose values are never written. */
const SECRET = /pass(word)?|otp|token|authorization|bearer|secret|cookie|mobile|phone|email|customer|address|gst/i
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/Bearer\s+\S+/gi, 'Bearer ***'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '***@***'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/(?<![\w.-])[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, '***'],
  // Long words of mixed letters and digits, as tokens are; an order's key, 32 hexadecimal digits, may be read.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g, '***'],
  [/(?<![\da-f])[\da-f]{40,}/gi, '***'],
  [/(?<![A-Z\d])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}(?![A-Z\d])/gi, '***'],
  // Mobile numbers of India: with or without the country's code or a zero, in one piece or in several.
  [/(?<!\d\.?)(?:(?:\+|00)?91|0)?[\p{Zs}\t()-]{0,3}[6-9](?:[\p{Zs}\t-]?\d){9}(?!\d)/gu, '**********'],
  // Within quotes as far as they go, also in JSON that is itself written as a text, where every quote has backslashes.
  [/((?:password|passwd|passphrase|pwd|OTPcode|otp|token|code)\\*"?\s*[:=]\s*)(\\*)".*?(?<!\\)\2"/gi, '$1***'],
  // Without quotes a password may have blanks: nothing after it on its line is kept.
  [
    /((?:password|passwd|passphrase|pwd|authorization|cookie)\\*"?(?:\s{0,9}[:=]\s{0,9}|\s{1,9}is\s{1,9}))(?!\s{0,9}\*\*\*)[^\r\n]+/gi,
    '$1***',
  ],
  [/((?:OTPcode|otp|token|code)\\*"?(?:\s*[:=]\s*|\s+is\s+))[^",}\s]+/gi, '$1***'],
]

/** Text without anything that must not be read, on one line, and with nothing in it that a terminal would obey. */
export function redact(text: string): string {
  const head = text.slice(0, LONGEST_TEXT)
  const clean = PATTERNS.reduce((line, [pattern, instead]) => line.replace(pattern, instead), head)
  return clean.replace(/\\/g, '\\\\').replace(UNSEEN, written).slice(0, LONGEST_LINE)
}

const LINE_ENDS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' }

const written = (sign: string): string => LINE_ENDS[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

function redactFields(about: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(about, (name, value: unknown) => (SECRET.test(name) ? '***' : value)) ?? ''
}

export function openLog(folder: string, now: () => number): LeveledLog {
  const file = join(folder, 'storedesk.log')
  let most: LogLevel = 'info'
  /** Bytes from which the file is rotated. */
  let full = MOST_BYTES
  const write = (level: LogLevel, line: string): void => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return
    try {
      mkdirSync(folder, { recursive: true })
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      // Another program may hold it: then it grows on, and rotating is tried again later.
      if (size > full) full = rotate(file) ? MOST_BYTES : size + AGAIN_BYTES
      appendFileSync(file, `${new Date(now()).toISOString()} ${level} ${redact(line)}\n`)
    } catch {
      // A log that can't be written stops no work.
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

/** False where a file stayed where it was. */
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

/** The log: a few files, one line an event, with what must not be read taken out before a line is written. */
import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Log {
  note(what: string, about?: Readonly<Record<string, unknown>>): void
  fault(what: string, error: unknown): void
}

const MOST_BYTES = 1024 * 1024
const FILES = 4
const LONGEST_LINE = 4000

/** Names of things whose values are never written. */
const SECRET = /pass(word)?|otp|token|authorization|bearer|secret|cookie|mobile|phone|email|customer|address|gst/i
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/Bearer\s+\S+/gi, 'Bearer ***'],
  [/[\w.+-]+@[\w-]+\.[\w.]+/g, '***@***'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\b[6-9]\d{9}\b/g, '**********'],
  // Also within JSON that is itself written as a text, where every quote has a backslash.
  [/((?:password|OTPcode|token|code)\\*"?\s*[:=]\s*)(?:\\*"[^"\\]*\\*"|[^",}\s]+)/gi, '$1***'],
]

/** Text without anything that must not be read, on one line. */
export function redact(text: string): string {
  const clean = PATTERNS.reduce((line, [pattern, instead]) => line.replace(pattern, instead), text)
  return clean.replace(/\\/g, '\\\\').replace(/\r/g, '\\r').replace(/\n/g, '\\n').slice(0, LONGEST_LINE)
}

function redactFields(about: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(about, (name, value: unknown) => (SECRET.test(name) ? '***' : value)) ?? ''
}

export function openLog(folder: string, now: () => number): Log {
  const file = join(folder, 'storedesk.log')
  const write = (line: string): void => {
    try {
      mkdirSync(folder, { recursive: true })
      if (existsSync(file) && statSync(file).size > MOST_BYTES) rotate(file)
      appendFileSync(file, `${new Date(now()).toISOString()} ${redact(line)}\n`)
    } catch {
      // A log that can't be written stops nobody's work.
    }
  }
  return {
    note: (what, about) => write(about === undefined ? what : `${what} ${redactFields(about)}`),
    fault: (what, error) => write(`${what} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  }
}

function rotate(file: string): void {
  for (let at = FILES - 1; at > 0; at--) {
    const older = at === 1 ? file : `${file}.${at - 1}`
    if (existsSync(older)) renameSync(older, `${file}.${at}`)
  }
}

/** The allowed results of any request: an answer that can cross to the page, or a refusal that reveals no internals. */
import { say } from '../../src/shared/messages.ts'
import { PATIENT } from '../support/patience.ts'
import type { App } from '../support/whole-app.ts'

export const badRequest = { ok: false, error: { kind: 'request', message: say('badRequest') } }

/** The time limit for the slowest valid answer, on a busy machine. */
const PATIENCE_MS = PATIENT

const KINDS = new Set([
  'offline',
  'timeout',
  'cancelled',
  'session',
  'refused',
  'portal',
  'answer',
  'request',
  'rule',
  'file',
  'storage',
])
/** Stack traces, and paths on this computer. */
const TELLTALE =
  /\n\s+at |node:internal|node_modules|\.[cm]?[jt]s:\d|file:\/\/|\/(home|tmp|dev|work|usr|root)\/|[A-Z]:\\/

/** The answer, or 'hung'. */
export async function inTime<T>(work: Promise<T>): Promise<T | 'hung'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'hung'>((resolve) => {
    timer = setTimeout(() => resolve('hung'), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Accepts an answer that may cross to the page, or a refusal that reveals no internals. */
export function judge(answer: Awaited<ReturnType<App['dispatch']>> | 'hung'): void {
  if (answer === 'hung') throw new Error('No answer came')
  if (answer.ok) {
    structuredClone(answer.value)
    return
  }
  const { kind, message } = answer.error
  if (!KINDS.has(kind)) throw new Error(`Refused as ${kind}`)
  if (message === '' || message.length > 600) throw new Error(`No sentence: ${message}`)
  if (TELLTALE.test(JSON.stringify(answer.error)) || message.includes('defect')) throw new Error(`It tells: ${message}`)
}

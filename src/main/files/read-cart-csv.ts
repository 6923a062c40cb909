/** Reads a cart CSV of any program: its encoding, its separator, and the table in it. */
import { setImmediate } from 'node:timers/promises'
import {
  type ImportChoice,
  layoutOf,
  leftOutSentence,
  mappingOf,
  tableCandidate,
} from '../../shared/domain/carts/import-question.ts'
import { withOneLineEnd } from '../../shared/domain/tables/text-rows.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { say } from '../../shared/messages.ts'
import type { FileRead } from './cart-file-reader.ts'
import { cartShape, readCartText } from './cart-text.ts'
import { decodeText } from './csv-encoding.ts'

export const MAX_CSV_MEGABYTES = 32
export const MAX_CSV_ROWS = 1_000_000

/** Reads a file in steps, with a turn for other tasks between two. */
export async function readCartRows(bytes: Uint8Array, choice?: ImportChoice): Promise<FileRead> {
  const reading = cartCsvInSteps(bytes, choice)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** Reads step by step, without pauses. */
export function* cartCsvInSteps(bytes: Uint8Array, choice?: ImportChoice): Generator<undefined, FileRead> {
  if (bytes.length > MAX_CSV_MEGABYTES * 1024 * 1024) {
    return { refusal: say('csvTooLarge', { limit: `${MAX_CSV_MEGABYTES} MB` }) }
  }
  const decoded = decodeText(bytes)
  if (decoded === undefined) return { refusal: say('csvBinary') }
  const { encoding } = decoded
  const text = withOneLineEnd(decoded.text)
  const shape = cartShape(text)
  const { rows, end, first } = yield* readCartText(text, { ...shape, maxRows: MAX_CSV_ROWS, choice })
  if (end.open !== undefined) {
    return { question: { tables: [tableCandidate('', first, end.open)], layout: layoutOf(end.open.names) } }
  }
  if (rows.length === 0) return { refusal: say('csvEmpty') }
  if (rows.length > MAX_CSV_ROWS) return { refusal: say('csvTooManyRows', { limit: formatCount(MAX_CSV_ROWS) }) }
  const question = { tables: [tableCandidate('', first, end)], layout: layoutOf(end.names) } as const
  const mapping = choice === undefined ? mappingOf(question, end) : undefined
  return { encoding, separator: shape.separator, rows, leftOut: leftOutSentence(end), mapping }
}

/** A load, or one box of it, to be counted with a pen: the expected pieces, and space for the counted ones. */

import { z } from 'zod'
import { receivedRows } from '../domain/receiving/received.ts'
import { formatDateTime, isoAt } from '../domain/values/dates.ts'
import type { Paise } from '../domain/values/money.ts'
import { ok, type Result, refuse } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import { DOCUMENT, paper } from './paper.ts'

const number = z.string().min(1).max(64)

/** Without a box: the whole load. */
const subject = z.strictObject({ kind: z.literal('receivingSheet'), load: number, box: number.optional() })

interface Line {
  readonly id: number
  readonly name: string
  readonly orders: readonly string[]
  readonly mrp: Paise | undefined
  readonly expected: number
}

export interface ReceivingSheet {
  readonly title: string
  readonly storeName: string
  /** Time of creation. */
  readonly at: string
  readonly lines: readonly Line[]
  readonly pieces: number
}

const titleOf = (load: string, box: string | undefined): string =>
  box === undefined ? `Count sheet of load ${load}` : `Count sheet of box ${box}`

async function linesOf(ask: AskPortal, load: string, box: string | undefined): Promise<Result<readonly Line[]>> {
  if (box === undefined) {
    const lines = await ask('loads.byId', { query: { loadId: load } })
    return lines.ok ? ok(receivedRows(lines.value, [])) : lines
  }
  const lines = await ask('loads.box', { query: { bagNumber: box } })
  if (!lines.ok) return lines
  const named = lines.value.map(({ productId, productName, Quatity, ...line }) => ({
    ...line,
    ProductID: productId,
    ProductName: productName,
    Quantity: Quatity,
  }))
  return ok(receivedRows(named, []))
}

export const receivingSheet = paper({
  subject,
  about: ({ load, box }) => titleOf(load, box).toLowerCase(),
  plural: 'count sheets',
  load: async ({ load, box }, ask, { store, now }) => {
    const lines = await linesOf(ask, load, box)
    if (!lines.ok) return lines
    if (lines.value.length === 0) return refuse(box === undefined ? 'loadWithoutLines' : 'boxWithoutLines')
    const value: ReceivingSheet = {
      title: titleOf(load, box),
      storeName: store.companyName,
      at: formatDateTime(isoAt(now)),
      lines: lines.value,
      pieces: lines.value.reduce((sum, { expected }) => sum + expected, 0),
    }
    return ok(value)
  },
  title: ({ title }) => title,
  fileName: ({ title }) => title,
  runningHead: ({ title, storeName }) => `${title} · ${storeName}`,
  page: DOCUMENT,
})

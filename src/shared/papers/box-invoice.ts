/** The contents of a load's box with their value at MRP, a paper that goes in or with the box. */

import { z } from 'zod'
import { formatDateTime, isoAt } from '../domain/values/dates.ts'
import { type Paise, sum, times } from '../domain/values/money.ts'
import { ok, refuse } from '../errors.ts'
import type { Answer } from '../portal/calls.ts'
import { DOCUMENT, paper } from './paper.ts'

const subject = z.strictObject({ kind: z.literal('boxInvoice'), box: z.string().min(1).max(64) })

type BoxLine = Answer<'loads.box'>[number]

interface Line extends BoxLine {
  /** Undefined if the portal doesn't send the MRP or the quantity. */
  readonly worth: Paise | undefined
}

export interface BoxInvoice {
  readonly box: string
  readonly storeName: string
  /** Time of creation. */
  readonly at: string
  readonly lines: readonly Line[]
  readonly pieces: number
  /** Undefined if a line's value isn't known. */
  readonly worth: Paise | undefined
}

const worthOf = ({ MRP, Quatity }: BoxLine): Paise | undefined =>
  MRP === undefined || Quatity === undefined ? undefined : times(MRP, Quatity)

const nameOf = ({ box }: BoxInvoice): string => `Packing list of box ${box}`

export const boxInvoice = paper({
  subject,
  about: ({ box }) => `box ${box}`,
  plural: 'packing lists',
  load: async ({ box }, ask, { store, now }) => {
    const answer = await ask('loads.box', { query: { bagNumber: box } })
    if (!answer.ok) return answer
    if (answer.value.length === 0) return refuse('boxWithoutLines')
    const lines = answer.value.map((line) => ({ ...line, worth: worthOf(line) }))
    const known = lines.flatMap(({ worth }) => worth ?? [])
    const value: BoxInvoice = {
      box,
      storeName: store.companyName,
      at: formatDateTime(isoAt(now)),
      lines,
      pieces: lines.reduce((so, { Quatity = 0 }) => so + Quatity, 0),
      worth: known.length < lines.length ? undefined : sum(known),
    }
    return ok(value)
  },
  title: nameOf,
  fileName: nameOf,
  runningHead: (value) => `${nameOf(value)} · ${value.storeName}`,
  page: DOCUMENT,
})

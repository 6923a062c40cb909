import { z } from 'zod'
import { RETURN_KINDS, RETURN_WORDS, type ReturnKind } from '../domain/returns/returns.ts'
import { formatDate } from '../domain/values/dates.ts'
import { ok, refuse } from '../errors.ts'
import type { Answer } from '../portal/calls.ts'
import { DOCUMENT, paper } from './paper.ts'

const subject = z.strictObject({
  kind: z.literal('returnSlip'),
  of: z.enum(RETURN_KINDS),
  id: z.string().min(1).max(64),
})

export interface ReturnSlip extends Answer<'returns.srSlip'> {
  readonly of: ReturnKind
  readonly pieces: number
}

const titleOf = ({ of, ReferenceID }: ReturnSlip): string => `${RETURN_WORDS[of].short} in-transit slip ${ReferenceID}`

export const returnSlip = paper({
  subject,
  about: ({ of, id }) => `${RETURN_WORDS[of].short} ${id}`,
  plural: 'in-transit slips',
  load: async ({ of, id }, ask) => {
    const slip = await ask(of === 'sr' ? 'returns.srSlip' : 'returns.rtoSlip', { body: { ReferenceID: id } })
    if (!slip.ok) return slip
    const { products = [] } = slip.value
    if (products.length === 0) return refuse('returnWithoutLines')
    const value: ReturnSlip = { ...slip.value, of, pieces: products.reduce((sum, { Quantity }) => sum + Quantity, 0) }
    return ok(value)
  },
  title: titleOf,
  fileName: titleOf,
  runningHead: (value) => `${titleOf(value)} · ${value.StoreName} · ${formatDate(value.InvoiceDate ?? '')}`,
  page: DOCUMENT,
})

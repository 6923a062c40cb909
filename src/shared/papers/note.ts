/** A debit or credit note of the ledger, of any kind. */
import { z } from 'zod'
import { isNoteKind, NOTE_ISSUER, type NoteKind } from '../domain/ledger/notes.ts'
import { buildNote, type NotePaper, type NoteSource } from '../domain/papers/note.ts'
import { referenceIn } from '../domain/returns/returns.ts'
import { formatDate } from '../domain/values/dates.ts'
import { ok, type Result, refuse } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import { hsnCaution } from './invoices.ts'
import { DOCUMENT, fromRule, paper } from './paper.ts'

const subject = z.strictObject({
  kind: z.literal('note'),
  of: z.custom<NoteKind>((of) => typeof of === 'string' && isNoteKind(of)),
  id: z.string().min(1).max(100),
})

/** A return's note has its own call; a cancellation's note uses the same call as all others. */
async function sourceOf(of: NoteKind, id: string, ask: AskPortal): Promise<Result<NoteSource>> {
  if (of === 'salesReturn') {
    const read = await ask('returns.note', { params: { id } })
    if (!read.ok) return read
    const { master, orderDetails: products = [] } = read.value
    return ok({ ...master, referenceId: master.ReferenceID ?? referenceIn(id), docketNumber: '', products })
  }
  const read = await ask('ledger.details', { kind: of === 'orderCancel' ? 'cndn' : of, id })
  if (!read.ok) return read
  const { products = [], cndninvoicedetails } = read.value
  return ok({ ...read.value, products, referenceId: cndninvoicedetails?.referenceID ?? '' })
}

export const note = paper({
  subject,
  load: async ({ of, id }, ask, { store, reference }) => {
    const [source, issuer] = await Promise.all([
      sourceOf(of, id, ask),
      ask('ledger.warehouseDetails', { body: { warehouseId: NOTE_ISSUER } }),
    ])
    if (!source.ok) return source.error.status === 404 ? refuse('noteUnknown') : source
    if (!issuer.ok) return issuer.error.status === 404 ? refuse('noteIssuer') : issuer
    const details = { ...issuer.value, WareHouseID: NOTE_ISSUER, companyName: '', CINNo: '', tinNo: '' }
    return fromRule(buildNote(source.value, { kind: of, id, issuer: details, store, reference }))
  },
  about: ({ id }) => `note ${id}`,
  plural: 'notes',
  caution: ({ title, number, isOld, goods }) =>
    isOld
      ? undefined
      : hsnCaution(
          `${title} ${number}`,
          goods.map(({ ProductID, ProductName, HSNCode }) => ({ productId: ProductID, name: ProductName, HSNCode })),
        ),
  title: ({ title, number }) => `${title.slice(0, 1)}${title.slice(1).toLowerCase()} ${number}`,
  fileName: ({ title, number }) => `${title} ${number}`,
  runningHead: ({ title, number, date, issuer, store }: NotePaper) =>
    `${title} ${number} of ${formatDate(date)} · ${issuer.legalName} to ${store.legalName}`,
  page: DOCUMENT,
})

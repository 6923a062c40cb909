import { z } from 'zod'
import {
  type ImportMode,
  type ImportPhase,
  type ImportRow,
  type ImportSummary,
  isTaken,
  MISFITS,
  VERDICTS,
  type Verdict,
} from '../../shared/domain/carts/cart-import.ts'
import { WHOLE_CARTS } from '../../shared/domain/carts/cart-kinds.ts'
import { type Paise, paise } from '../../shared/domain/values/money.ts'

const amount = z.custom<Paise>((value) => Number.isSafeInteger(value))
const MODES = ['add', 'replace'] as const satisfies readonly ImportMode[]
const PHASES = ['judging', 'review', 'committing', 'paused', 'done'] as const satisfies readonly ImportPhase[]

const draftRow = z.object({
  id: z.string(),
  cart_type: z.enum(WHOLE_CARTS),
  file_name: z.string(),
  phase: z.enum(PHASES),
  mode: z.enum(MODES),
  encoding: z.string(),
  separator: z.string(),
  created_at: z.string(),
  left_out: z.string().nullable(),
  header_is_data: z.number(),
  whole: z.number(),
  fixed: z.number(),
  refusal: z.string().nullable(),
  problem: z.string().nullable(),
})
export type DraftRow = z.output<typeof draftRow>

const importRow = z.object({
  line: z.number(),
  text: z.string(),
  original: z.string().nullable(),
  misfit: z.enum(MISFITS).nullable(),
  product_id: z.number().nullable(),
  qty: z.number().nullable(),
  name: z.string().nullable(),
  mrp: amount.nullable(),
  verdict: z.enum(VERDICTS),
  reason: z.string(),
  in_cart: z.number(),
  available: z.number().nullable(),
  applied: z.number(),
})

const countRow = z.object({
  verdict: z.enum(VERDICTS),
  rows: z.number(),
  qty: z.number(),
  mrp: z.number(),
  applied: z.number(),
})

export const readDraftRow = (row: unknown): DraftRow => draftRow.parse(row)

export function readImportRow(row: unknown): ImportRow {
  const parsed = importRow.parse(row)
  return {
    line: parsed.line,
    text: parsed.text,
    original: parsed.original ?? undefined,
    misfit: parsed.misfit ?? undefined,
    id: parsed.product_id ?? undefined,
    qty: parsed.qty ?? undefined,
    name: parsed.name ?? undefined,
    mrp: parsed.mrp ?? undefined,
    verdict: parsed.verdict,
    reason: parsed.reason,
    inCart: parsed.in_cart,
    available: parsed.available ?? undefined,
    applied: parsed.applied === 1,
  }
}

const noRows = (): Record<Verdict, number> => ({
  taken: 0,
  gap: 0,
  duplicate: 0,
  notTwoIntegers: 0,
  quantity: 0,
  unknown: 0,
  blocked: 0,
  foodLicence: 0,
  notServiceable: 0,
  wrongCart: 0,
  overCapacity: 0,
  elsewhere: 0,
  header: 0,
})

/** The summary of a draft from its counts by verdict. */
export function importSummary(draft: DraftRow, countRows: readonly unknown[]): ImportSummary {
  const counts = noRows()
  let [rows, takenQty, takenMrp, applied] = [0, 0, 0, 0]
  for (const each of countRows) {
    const count = countRow.parse(each)
    counts[count.verdict] = count.rows
    rows += count.rows
    applied += count.applied
    if (isTaken(count.verdict)) {
      takenQty += count.qty
      takenMrp += count.mrp
    }
  }
  return {
    id: draft.id,
    fileName: draft.file_name,
    cartType: draft.cart_type,
    phase: draft.phase,
    mode: draft.mode,
    encoding: draft.encoding,
    separator: draft.separator,
    createdAt: draft.created_at,
    leftOut: draft.left_out ?? undefined,
    rows,
    counts,
    takenQty,
    takenMrp: paise(takenMrp),
    applied,
    refusal: draft.refusal ?? undefined,
    problem: draft.problem ?? undefined,
  }
}

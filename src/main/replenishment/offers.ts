/** Reads all products that the portal offers as replacements of proposed lines: its listing for them, page by page. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { everyPage, type PagesSoFar, type Paging, rowsLacking } from '../../shared/lists/paging.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import type { OffersRead } from '../../shared/portal/own-reads.ts'
import { oldestOf } from '../catalogue/gathering.ts'
import { type PartialOptions, reportPartial } from '../portal/partial-results.ts'
import type { Reader } from '../portal/reader.ts'

type Offered = Answer<'afs.candidates'>['products'][number]
type Body = Omit<Args<'afs.candidates'>['body'], 'page'>

const PAGING: Paging<Offered> = {
  key: ({ id }) => String(id),
  // The portal chooses the page size.
  size: undefined,
  mostPages: 500,
  atOnce: 6,
}

/** Reads every page, six at a time once the portal has told the count; reports partial results. */
export async function readOffers(
  reader: Reader,
  call: 'afs.candidates' | 'car.candidates',
  body: Body,
  options: PartialOptions = {},
): Promise<Result<ReadAnswer<OffersRead>>> {
  const reads: ReadAnswer<Answer<'afs.candidates'>>[] = []
  const onePage = async (page: number) => {
    const read = await reader.read(call, { body: { ...body, page } }, options)
    if (!read.ok) return read
    reads.push(read.value)
    const { products, total } = read.value.answer
    return ok({ rows: products, unread: read.value.unread, count: total })
  }
  const soFar = ({ rows, unread }: PagesSoFar<Offered>): ReadAnswer<OffersRead> => ({
    answer: { products: [...rows], ownBrands: flagIn(reads) },
    ...oldestOf(reads),
    unread,
  })
  let grown: ReturnType<typeof reportPartial> | undefined
  const read = await everyPage(onePage, PAGING, (pages) => {
    if (pages.count !== undefined) grown ??= reportPartial(options, pages.count)
    grown?.(pages.rows.length, () => soFar(pages))
    return false
  })
  if (!read.ok) return read
  const whole = soFar(read.value)
  return ok({ ...whole, unread: whole.unread + rowsLacking(read.value.lack) })
}

/** Returns the flag for own brands from any page that has it. */
const flagIn = (reads: readonly ReadAnswer<Answer<'afs.candidates'>>[]): boolean | undefined =>
  reads.find(({ answer }) => answer.enablehbproductFlag !== undefined)?.answer.enablehbproductFlag

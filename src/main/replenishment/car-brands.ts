/**
 * Finds the brands that go with a subcategory and a type of a store's CAR cart. The portal lists its brands without that relation, and
 * returns lines of one brand only: each brand is asked for its lines.
 */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { CarBrand, OwnArgs } from '../../shared/portal/own-reads.ts'
import { partQuery } from '../../shared/portal/proposed-cart.ts'
import { oldestOf } from '../catalogue/gathering.ts'
import { mapConcurrent } from '../portal/map-concurrent.ts'
import { type PartialOptions, reportPartial } from '../portal/partial-results.ts'
import type { Reader } from '../portal/reader.ts'

/** Returns each brand with its lines, in the portal's order; reports partial results. */
export async function readBrands(
  reader: Reader,
  { user, subcatid, typeid }: OwnArgs<'carParts.brands'>,
  options: PartialOptions = {},
): Promise<Result<ReadAnswer<readonly CarBrand[]>>> {
  const filters = await reader.read('car.filters', { query: { userid: user } }, options)
  if (!filters.ok) return filters
  const { brands } = filters.value.answer
  const ages: Pick<ReadAnswer, 'at' | 'saved'>[] = [filters.value]
  const found = new Map<number, CarBrand>()
  const soFar = () => ({
    answer: brands.flatMap(({ id }) => found.get(id) ?? []),
    ...oldestOf(ages),
    unread: filters.value.unread,
  })
  const tell = reportPartial(options, brands.length)
  let done = 0
  const ended = await mapConcurrent(brands, async ({ id: brandid, name }) => {
    const read = await reader.read('car.products', partQuery({ user, subcatid, typeid, brandid }), options)
    if (!read.ok && (read.error.kind === 'session' || read.error.kind === 'cancelled')) return read
    if (read.ok) ages.push(read.value)
    found.set(brandid, { id: brandid, name, lines: read.ok ? wholly(read.value.answer) : undefined })
    done += 1
    tell(done, soFar)
    return undefined
  })
  return ended.find((one) => one !== undefined) ?? ok(soFar())
}

/** Products of all lines; undefined if the portal counts more than it returned. */
const wholly = ({
  products,
  count,
}: {
  readonly products: readonly { readonly id: number }[]
  readonly count?: number | undefined
}): readonly number[] | undefined =>
  count !== undefined && count > products.length ? undefined : products.map(({ id }) => id)

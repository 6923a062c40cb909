/** A sample import file: a few products that the store can really order. */
import type { ProductQuantity } from '../../shared/domain/carts/cart.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { listingMisc } from '../catalogue/listing-misc.ts'
import type { Column } from '../files/csv.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { saveCsv } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'

export interface SampleDeps {
  readonly client: PortalClient
  readonly dialogs: Dialogs
  readonly profile: () => Promise<Result<Profile>>
}

const COLUMNS: readonly Column<ProductQuantity>[] = [
  { title: 'Product ID', cell: ({ id }) => id },
  { title: 'Quantity', cell: ({ qty }) => qty },
]

export const sampleHandlers = ({ client, dialogs, profile }: SampleDeps): Pick<Handlers, 'import.saveSample'> => ({
  'import.saveSample': async () => {
    const known = await profile()
    if (!known.ok) return known
    const rows = await sampleRows(client, known.value)
    return rows.ok ? saveCsv(dialogs, 'Cart sample.csv', COLUMNS, rows.value) : rows
  },
})

const SAMPLE_ROWS = 5
const SAMPLE_QUANTITY = 6

async function sampleRows(client: PortalClient, profile: Profile) {
  const answer = await client.call('catalogue.listing', {
    body: {
      page: 1,
      size: SAMPLE_ROWS,
      sort: 'bestseller',
      misc: listingMisc(profile, activeSellers(profile.mapping)),
    },
  })
  return answer.ok ? ok(answer.value.products.map(({ id }) => ({ id, qty: SAMPLE_QUANTITY }))) : answer
}

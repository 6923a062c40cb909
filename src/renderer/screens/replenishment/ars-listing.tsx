/** Products that can be taken into My ARS, with the filters of the catalogue and the orders of My ARS. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import type { ProductView } from '../../../shared/domain/catalogue/product-view.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { AskError, appErrorOf, ask } from '../../app/bridge.ts'
import { NotKnown } from '../../app/not-known.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { toast } from '../../parts/toasts.tsx'
import { type ProductPlaces, STORE_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'
import { AddParent } from './add-parent.tsx'
import type { Alternate } from './my-ars-model.ts'
import { useArsFacts } from './use-ars-facts.ts'

/** As My ARS knows it: the listing tells less. */
async function arsProduct(id: number): Promise<Alternate> {
  const args = { query: { productIds: String(id) } }
  const request = crypto.randomUUID()
  const read = await ask('portal.read', { call: 'ars.products', args, request, fresh: false })
  const [product] = (read as ReadAnswer<Answer<'ars.products'>>).answer
  if (product === undefined) throw new AskError({ kind: 'rule', message: messages.arsNotAvailable })
  return product
}

export default function ArsListing() {
  const facts = useArsFacts()
  const [added, setAdded] = useState<Alternate>()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: arsProduct,
    onSuccess: setAdded,
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const coming = isPending ? variables : undefined
  const places = useMemo((): ProductPlaces => {
    const pending = facts.pending.is.known ? new Set(facts.pending.is.value) : undefined
    const act = ({ facts: { id, name } }: ProductView) =>
      pending?.has(id) === true ? (
        <StatusBadge tone="busy">Request pending</StatusBadge>
      ) : (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={`Add ${name} to My ARS`}
          disabled={!facts.mayChange || pending === undefined}
          loading={coming === id}
          onClick={() => mutate(id)}
        >
          My ARS
        </Button>
      )
    return { ...STORE_PLACES, listing: SCREENS.arsListing.path, ordering: false, isArs: true, act }
  }, [facts, coming, mutate])
  return (
    <>
      {facts.mayChange && !facts.pending.busy && <NotKnown of={facts.pending} />}
      <ProductListing places={places} title={SCREENS.arsListing.title} />
      {added !== undefined && (
        <AddParent source="listing" facts={facts} start={added} onClose={() => setAdded(undefined)} />
      )}
    </>
  )
}

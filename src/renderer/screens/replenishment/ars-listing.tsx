/** Products that can be added to My ARS, with the catalogue's filters and the sort orders of My ARS. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import type { ProductView } from '../../../shared/domain/pricing/product-view.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { toast } from '../../parts/toasts.tsx'
import { type ProductPlaces, STORE_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'
import { AddParent } from './add-parent.tsx'
import { arsProduct } from './ars-product.ts'
import type { Alternate } from './my-ars-model.ts'
import { because } from './suggested.tsx'
import { useArsFacts } from './use-ars-facts.ts'

export default function ArsListing() {
  const client = useQueryClient()
  const facts = useArsFacts()
  const [added, setAdded] = useState<Alternate>()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (id: number) => arsProduct(client, id),
    onSuccess: setAdded,
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const coming = isPending ? variables : undefined
  const places = useMemo((): ProductPlaces => {
    const pending = facts.pending.is.known ? new Set(facts.pending.is.value) : undefined
    const act = ({ facts: { id, name } }: ProductView) =>
      pending?.has(id) === true ? (
        <StatusBadge tone="warn">Request pending</StatusBadge>
      ) : (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={`Add to My ARS: ${calledBy({ id, name })}`}
          disabled={!facts.mayChange || pending === undefined}
          {...(!facts.mayChange && because(messages.arsKept))}
          loading={coming === id}
          onClick={() => mutate(id)}
        >
          Add to My ARS
        </Button>
      )
    return { ...STORE_PLACES, listing: SCREENS.arsListing.path, ordering: false, isArs: true, act }
  }, [facts, coming, mutate])
  return (
    <>
      {facts.mayChange && !facts.pending.busy && <UnknownNotice of={facts.pending} />}
      <ProductListing places={places} title={SCREENS.arsListing.title} />
      {added !== undefined && (
        <AddParent source="listing" facts={facts} start={added} onClose={() => setAdded(undefined)} />
      )}
    </>
  )
}

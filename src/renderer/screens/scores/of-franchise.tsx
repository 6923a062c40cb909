/** A screen that needs the franchise's own number; says so if the portal doesn't give it. */
import { IconBuildingStore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Store } from '../../../shared/domain/people/store.ts'
import { isKnownId } from '../../../shared/domain/values/ids.ts'
import { messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { useStore } from '../../session/app-state.ts'

export interface OfFranchiseProps {
  readonly title: string
  readonly children: (number: number, store: Store) => ReactNode
}

export function OfFranchise({ title, children }: OfFranchiseProps) {
  const store = useStore()
  if (store === undefined) return null
  const { id } = store.fcf
  if (isKnownId(id)) return children(id, store)
  return (
    <Page title={title}>
      <EmptyState icon={IconBuildingStore} title={messages.storeNumberUntold} />
    </Page>
  )
}

/** Shown in place of a screen of the user's own cart while they act for a store. Main refuses its calls, too. */
import { Button } from '@mantine/core'
import { IconShoppingCartOff } from '@tabler/icons-react'
import { storeNamed } from '../../shared/domain/people/acting.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { say } from '../../shared/messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { stopActing } from './acting.ts'

export const ClosedWhileActing = ({ store, title }: { readonly store: Store; readonly title: string }) => (
  <>
    <PageHeader title={title} />
    <EmptyState
      icon={IconShoppingCartOff}
      title="Your own cart is closed"
      actions={<Button onClick={() => void stopActing()}>End acting</Button>}
    >
      {say('actingCartClosed', { store: storeNamed(store) })}
    </EmptyState>
  </>
)

/** An order that can't be shown. */
import { IconReceiptOff } from '@tabler/icons-react'
import { messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../../parts/error-state.tsx'

/** An unknown or impossible number is named in the message; other errors are shown as they are. */
export function NoOrder({ poid, ...failure }: ErrorStateProps & { readonly poid: string }) {
  const { status, kind } = failure.error
  if (status !== 404 && kind !== 'request') return <ErrorState {...failure} />
  return (
    <EmptyState icon={IconReceiptOff} title={`Order ${poid} not found`}>
      {messages.orderUnknown}
    </EmptyState>
  )
}

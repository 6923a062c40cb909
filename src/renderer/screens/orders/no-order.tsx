/** An order that can't be shown. */
import { IconReceiptOff } from '@tabler/icons-react'
import { messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../../parts/error-state.tsx'

/** A number that nobody has or can have is told by that number; whatever else went wrong, in its own words. */
export function NoOrder({ poid, ...failure }: ErrorStateProps & { readonly poid: string }) {
  const { status, kind } = failure.error
  if (status !== 404 && kind !== 'request') return <ErrorState {...failure} />
  return (
    <EmptyState icon={IconReceiptOff} title={`Order ${poid} not found`}>
      {messages.orderUnknown}
    </EmptyState>
  )
}

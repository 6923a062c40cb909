/** The reason why an order can't be prepared. After a restore of the journal, orders that may be missing are shown here. */
import type { AppError } from '../../../shared/errors.ts'
import type { MessageKey } from '../../../shared/messages.ts'
import { useAsk } from '../../bridge/queries.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { ReconciliationStep } from './reconciliation-step.tsx'
import { BackToCart, StepFrame } from './step-frame.tsx'

/** Refusals that a retry can't change. */
const PORTAL_REFUSES: readonly (MessageKey | undefined)[] = ['orderBlocked', 'cannotOrder']

export interface RefusedStepProps {
  readonly error: AppError
  readonly onPrepare: () => void
  readonly onCancel: () => void
}

export function RefusedStep({ error, onPrepare, onCancel }: RefusedStepProps) {
  const hold = useAsk('orders.held', undefined, error.kind === 'rule')
  if (hold.data !== undefined && hold.data !== null) {
    return <ReconciliationStep reason={error.message} onReleased={onPrepare} onCancel={onCancel} />
  }
  return (
    <StepFrame heading="This order can’t be prepared" actions={<BackToCart onClick={onCancel} />}>
      <ErrorState isAct error={error} onRetry={PORTAL_REFUSES.includes(error.sentence) ? undefined : onPrepare} />
    </StepFrame>
  )
}

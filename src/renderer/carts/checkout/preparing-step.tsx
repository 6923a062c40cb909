/** The skeleton of the delivery step while the portal is asked. */
import { Skeleton } from '@mantine/core'
import { messages } from '../../../shared/messages.ts'
import classes from './delivery.module.css'
import { StepFrame } from './step-frame.tsx'

export function PreparingStep() {
  return (
    <StepFrame heading="Checking stock and prices…" lead={messages.preparingWhy}>
      <div className={classes.addresses} aria-busy>
        <Skeleton height={172} radius="md" />
        <Skeleton height={172} radius="md" />
      </div>
    </StepFrame>
  )
}

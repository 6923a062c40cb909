/** The way of an order from pending to delivered, with the times. */
import { IconCheck, IconX } from '@tabler/icons-react'
import type { OrderStatus } from '../../../shared/domain/orders/order.ts'
import { type ProgressStep, progressOf } from '../../../shared/domain/orders/order-history.ts'
import { DateText } from '../../parts/date-text.tsx'
import classes from './progress.module.css'

export interface OrderProgressProps {
  readonly status: OrderStatus
  readonly timeline: readonly { readonly status: OrderStatus; readonly at: string }[]
}

export function OrderProgress({ status, timeline }: OrderProgressProps) {
  return (
    <ol className={classes.way} aria-label="Progress of the order">
      {progressOf(status, timeline).map((step) => (
        <Step key={step.status} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { status, at, is } }: { readonly step: ProgressStep }) {
  const cancelled = status === 'Cancelled'
  return (
    <li
      className={classes.step}
      data-is={is}
      data-cancelled={cancelled || undefined}
      aria-current={is === 'now' ? 'step' : undefined}
    >
      <span className={classes.mark} aria-hidden>
        {cancelled ? <IconX size={13} stroke={3} /> : is !== 'ahead' && <IconCheck size={13} stroke={3} />}
      </span>
      <span className={classes.name}>{status}</span>
      <span className={classes.at}>{at === undefined ? WITHOUT_TIME[is] : <DateText at={at} time />}</span>
    </li>
  )
}

/** A time that the portal doesn't say of a step that was reached. */
const WITHOUT_TIME = { done: '–', now: '–', ahead: 'not yet' } as const

/** The foot of a picker: further fields, and the button that goes on, which says what is missing. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { type PickRule, refusePicks } from '../../../shared/domain/replenishment/picking.ts'
import { messages } from '../../../shared/messages.ts'
import { toast } from '../../parts/toasts.tsx'
import classes from './picker.module.css'

export interface PickFootProps {
  readonly label: string
  readonly rule: PickRule
  readonly chosen: readonly { readonly id: number }[]
  readonly onGo: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

export function PickFoot({ label, rule, chosen, onGo, onClose, children }: PickFootProps) {
  const refusal = refusePicks(rule, chosen)
  return (
    <div className={classes.foot}>
      {children}
      <span className={classes.count} />
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={() => (refusal === undefined ? onGo() : toast.warn(messages[refusal]))}>{label}</Button>
    </div>
  )
}

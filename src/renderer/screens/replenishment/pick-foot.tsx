/** Below a picker: what is typed beside the choice, and the button that goes on, which says what is missing. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { toast } from '../../parts/toasts.tsx'
import classes from './picker.module.css'

export interface PickFootProps {
  readonly label: string
  /** The sentence that says why it doesn't go on yet. */
  readonly refusal: string | undefined
  readonly onGo: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

export const PickFoot = ({ label, refusal, onGo, onClose, children }: PickFootProps) => (
  <div className={classes.foot}>
    {children}
    <span className={classes.count} />
    <Button variant="default" onClick={onClose}>
      Cancel
    </Button>
    <Button onClick={() => (refusal === undefined ? onGo() : toast.warn(refusal))}>{label}</Button>
  </div>
)

/** A notice that stays until its reason is gone. */
import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'
import tones from './tones.module.css'

const ICONS = { info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle, good: IconCircleCheck }

export interface NoticeProps {
  readonly tone?: keyof typeof ICONS
  readonly children: ReactNode
  readonly actions?: ReactNode
  readonly onClose?: () => void
}

export function Notice({ tone = 'info', children, actions, onClose }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={`${tones.toned} ${classes.notice}`} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <div className={classes.text}>{children}</div>
      {actions}
      {onClose !== undefined && <CloseButton size="sm" aria-label="Dismiss" onClick={onClose} />}
    </div>
  )
}

/** A line of the tasks: its text, its link, and a button that snoozes it until tomorrow. */
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconClockPause, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import text from '../../parts/text.module.css'
import classes from './attention.module.css'

export interface TaskRowProps {
  readonly icon: TablerIcon
  readonly tone?: 'warn'
  readonly what: string
  readonly hint: ReactNode
  readonly to?: string
  readonly action?: string
  readonly state?: object
  /** Snoozes the task until tomorrow. */
  readonly onSnooze?: (() => void) | undefined
}

export const TaskRow = ({ icon: Icon, tone, what, hint, to, action, state, onSnooze }: TaskRowProps) => (
  <li className={classes.row} data-tone={tone}>
    <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
    <div className={classes.said}>
      <p className={text.strong}>{what}</p>
      <p className={classes.hint}>{hint}</p>
    </div>
    {to !== undefined && (
      <Button
        component={Link}
        to={to}
        state={state}
        variant="default"
        size="compact-sm"
        aria-label={`${action}: ${what}`}
      >
        {action}
      </Button>
    )}
    {onSnooze !== undefined && (
      <Tooltip label="Snooze until tomorrow">
        <ActionIcon variant="subtle" color="gray" aria-label={`Snooze until tomorrow: ${what}`} onClick={onSnooze}>
          <IconClockPause size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )}
  </li>
)

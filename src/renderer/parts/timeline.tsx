/** The progress of something from its first step to its last, with times. */
import { IconCheck, IconX } from '@tabler/icons-react'
import { DateText } from './date-text.tsx'
import classes from './timeline.module.css'

export interface TimelineStep {
  readonly name: string
  /** ISO time; undefined if unknown, or not reached yet. */
  readonly at: string | undefined
  readonly is: 'done' | 'now' | 'ahead'
  /** `bad`: it ended here. `warn`: it is overdue. */
  readonly tone?: 'bad' | 'warn' | undefined
}

export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={classes.way} aria-label={label}>
      {steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { name, at, is, tone } }: { readonly step: TimelineStep }) {
  return (
    <li className={classes.step} data-is={is} data-tone={tone} aria-current={is === 'now' ? 'step' : undefined}>
      <span className={classes.mark} aria-hidden>
        {tone === 'bad' ? <IconX size={13} stroke={3} /> : is !== 'ahead' && <IconCheck size={13} stroke={3} />}
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.at}>{at === undefined ? WITHOUT_TIME[is] : <DateText at={at} time />}</span>
    </li>
  )
}

/** Shown in place of a time that isn't known. */
const WITHOUT_TIME = { done: '–', now: '–', ahead: 'not yet' } as const

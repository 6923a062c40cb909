/**
 * Asks for confirmation before targets are saved, with old and new values. If others have changed targets meanwhile, it asks which ones to
 * save anyway.
 */
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import classes from './my-ars.module.css'
import type { TargetDraft } from './my-ars-model.ts'
import type { ChangedTarget } from './use-save-targets.ts'

/** Rows shown one by one; the rest is counted. */
const MAX_ROWS = 300

export const targetsOf = (count: number): string => `${formatCount(count)} target stock${count === 1 ? '' : 's'}`

interface Common {
  readonly busy: boolean
  readonly onClose: () => void
}

export interface SaveQuestionProps extends Common {
  readonly drafts: readonly TargetDraft[]
  readonly onSave: () => void
}

export const SaveQuestion = ({ drafts, busy, onSave, onClose }: SaveQuestionProps) => (
  <ConfirmDialog
    opened
    title={`Save ${targetsOf(drafts.length)}?`}
    yes="Save"
    busy={busy}
    onYes={onSave}
    onNo={onClose}
  >
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
    <ul className={classes.drafts} aria-label="Targets before and after" tabIndex={0}>
      {drafts.slice(0, MAX_ROWS).map(({ id, name, target, was }) => (
        <li key={id}>
          <span>{name}</span> {formatCount(was)} → <strong>{formatCount(target)}</strong>
        </li>
      ))}
      {drafts.length > MAX_ROWS && <li>and {counted.products(drafts.length - MAX_ROWS)} more</li>}
    </ul>
  </ConfirmDialog>
)

export interface TargetConflictsProps extends Common {
  readonly changed: readonly ChangedTarget[]
  /** The number of other targets saved with them. */
  readonly others: number
  readonly onSave: (ids: ReadonlySet<number>) => void
}

export function TargetConflicts({ changed, others, busy, onSave, onClose }: TargetConflictsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const count = chosen.size + others
  const toggle = (id: number) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <ConfirmDialog
      opened
      title={messages.arsTargetsElsewhere}
      yes={count === 0 ? 'Save none' : `Save ${targetsOf(count)}`}
      risky
      busy={busy}
      onYes={() => (count === 0 ? onClose() : onSave(chosen))}
      onNo={onClose}
    >
      <p>{messages.arsTargetsElsewhereAsk}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <ul className={classes.elsewhere} aria-label="Targets changed on another computer" tabIndex={0}>
        {changed.map(({ typed: { id, name, target, was }, now }) => (
          <li key={id}>
            <Checkbox
              label={name}
              description={say('arsTargetElsewhere', { was, target, now })}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

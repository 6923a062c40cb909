import { Anchor, Button } from '@mantine/core'
import { IconAlertTriangle, IconSunrise } from '@tabler/icons-react'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import type { Day } from '../../../shared/domain/values/dates.ts'
import { type Attention, maySnooze, taskKey } from '../../../shared/domain/watching/attention.ts'
import { messages } from '../../../shared/messages.ts'
import { setSetting, useSetting } from '../../bridge/settings.ts'
import { Card } from '../../parts/card.tsx'
import { ErrorDetails } from '../../parts/error-details.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { useIsErrorSuppressed } from '../../parts/net.ts'
import { Placeholder } from '../../parts/placeholder.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import text from '../../parts/text.module.css'
import classes from './attention.module.css'
import { AttentionRow } from './attention-row.tsx'
import { type Unknown, useMorning } from './use-morning.ts'

const NONE = { day: '', tasks: [] }

export function AttentionCard({ store, today }: { readonly store: Store; readonly today: Day }) {
  const { attention, unknown, isWaiting, savedAt } = useMorning(store, today)
  const { shown, snoozed, snooze, wake } = useSnoozed(attention, today)
  const isEmpty = shown.length === 0 && unknown.length === 0
  return (
    <Card title="Tasks for today" tone={attention.some(({ kind }) => kind === 'unconfirmed') ? 'warn' : undefined}>
      {savedAt !== undefined && <SavedNotice at={savedAt} />}
      {isEmpty && isWaiting && <LoadingState lines={4} label="Checking your tasks" />}
      {isEmpty && !isWaiting && (
        <p className={classes.nothing}>
          <IconSunrise size={22} stroke={1.5} aria-hidden />
          {messages.nothingToday}
        </p>
      )}
      {!isEmpty && (
        <ul className={classes.list}>
          {shown.map((one) => (
            <AttentionRow
              key={taskKey(one)}
              one={one}
              today={today}
              onSnooze={maySnooze(one) ? () => snooze(one) : undefined}
            />
          ))}
          {unknown.map((one) => (
            <UnknownRow key={one.what} {...one} />
          ))}
        </ul>
      )}
      {!isEmpty && isWaiting && <p className={classes.more}>Checking more…</p>}
      {snoozed > 0 && (
        <p className={classes.more}>
          {counted.tasks(snoozed)} snoozed until tomorrow ·{' '}
          <Anchor component="button" type="button" size="xs" onClick={wake}>
            Show
          </Anchor>
        </p>
      )}
    </Card>
  )
}

/** Snoozed tasks come back the next day, or as soon as they change. */
function useSnoozed(attention: readonly Attention[], today: Day) {
  const stored = useSetting('snoozed', NONE)
  const tasks = stored.day === today ? stored.tasks : []
  const shown = attention.filter((one) => !tasks.includes(taskKey(one)))
  return {
    shown,
    snoozed: attention.length - shown.length,
    snooze: (one: Attention) => setSetting('snoozed', { day: today, tasks: [...tasks, taskKey(one)].slice(-50) }),
    wake: () => setSetting('snoozed', NONE),
  }
}

/** A task source that couldn't be read is listed, as silence would mean that all is well. */
function UnknownRow({ what, error, retry }: Unknown) {
  if (useIsErrorSuppressed(error)) {
    return (
      <li className={classes.row}>
        <Placeholder lines={1} />
      </li>
    )
  }
  return (
    <li className={classes.row} data-tone="warn">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.said}>
        <p className={text.strong}>{what} couldn’t be loaded</p>
        <div className={classes.hint}>
          {error.message}
          <ErrorDetails error={error} />
        </div>
      </div>
      <Button variant="default" size="compact-sm" onClick={retry}>
        Retry
      </Button>
    </li>
  )
}

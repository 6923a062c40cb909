/** What will happen, what is happening, what has happened. */
import { Button, Progress } from '@mantine/core'
import { IconCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { ImportSummary } from '../../../../shared/domain/cart-import.ts'
import { commitSentence, figuresOf, unfinishedSentence } from '../../../../shared/domain/import-view.ts'
import { formatCount, formatRupees } from '../../../../shared/domain/money.ts'
import classes from './import.module.css'
import type { ImportDesk } from './use-import.ts'

export interface ImportFootProps {
  readonly summary: ImportSummary
  readonly desk: ImportDesk
}

export function ImportFoot({ summary, desk }: ImportFootProps) {
  return (
    <footer className={classes.foot}>
      <Step summary={summary} desk={desk} />
    </footer>
  )
}

function Step({ summary, desk }: ImportFootProps) {
  const { taken, leftOut } = figuresOf(summary)
  const pieces = `${formatCount(summary.takenQty)} pieces · ${formatRupees(summary.takenMrp)} at MRP`
  switch (summary.phase) {
    case 'judging':
      return (
        <Way
          label="Looking the rows over"
          done={desk.progress?.done ?? 0}
          total={desk.progress?.total ?? summary.rows}
        />
      )
    case 'review':
      return (
        <>
          <span className={classes.sentence}>{commitSentence(summary)}</span>
          <span className={classes.quiet}>{pieces}</span>
          <Button variant="subtle" color="gray.7" onClick={desk.discard}>
            Discard
          </Button>
          <Button size="sm" onClick={desk.commit} disabled={taken === 0}>
            Add {formatCount(taken)} to the cart
          </Button>
        </>
      )
    case 'committing':
      return (
        <>
          <Way
            label="Adding to the cart"
            done={desk.progress?.done ?? summary.applied}
            total={desk.progress?.total ?? taken}
          />
          <Button variant="default" leftSection={<IconPlayerPause size={15} aria-hidden />} onClick={desk.stop}>
            Pause
          </Button>
        </>
      )
    case 'paused':
      return (
        <>
          <span className={classes.sentence}>{unfinishedSentence(summary)}</span>
          <Button variant="subtle" color="gray.7" onClick={desk.discard}>
            Cancel the rest
          </Button>
          <Button size="sm" leftSection={<IconPlayerPlay size={15} aria-hidden />} onClick={desk.commit}>
            Continue
          </Button>
        </>
      )
    case 'done':
      return (
        <>
          <span className={classes.sentence} role="status">
            <IconCheck size={17} aria-hidden /> {formatCount(summary.applied)} of {formatCount(taken)} rows are in the
            cart
            {leftOut > 0 && `, ${formatCount(leftOut)} left out`}
          </span>
          <Button size="sm" onClick={desk.close}>
            Back to the cart
          </Button>
        </>
      )
  }
}

function Way({ label, done, total }: { readonly label: string; readonly done: number; readonly total: number }) {
  const percent = total === 0 ? 0 : (100 * done) / total
  return (
    <div className={classes.way} role="status">
      <span>
        {label}: {formatCount(done)} of {formatCount(total)}
      </span>
      <Progress value={percent} size={8} aria-label={label} />
    </div>
  )
}

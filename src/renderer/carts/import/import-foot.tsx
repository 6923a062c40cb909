import { Button, Progress } from '@mantine/core'
import { IconCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ImportSummary } from '../../../shared/domain/carts/cart-import.ts'
import { commitSentence, figuresOf, unfinishedSentence } from '../../../shared/domain/carts/import-view.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { Retry } from '../../parts/retry.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import { DiscardButton } from './discard-button.tsx'
import classes from './import.module.css'
import type { ImportFlow } from './use-import.ts'

export interface ImportFootProps {
  readonly summary: ImportSummary
  readonly flow: ImportFlow
}

export function ImportFoot({ summary, flow }: ImportFootProps) {
  const { phase } = summary
  const foot = useRef<HTMLElement>(null)
  const last = useRef(phase)
  // The pressed button has changed or is gone: focus the next step's button.
  useEffect(() => {
    if (last.current === phase) return
    last.current = phase
    const { activeElement } = document
    const isHere = activeElement === document.body || foot.current?.contains(activeElement)
    if (isHere) foot.current?.querySelector<HTMLElement>('button:last-of-type:not(:disabled)')?.focus()
  }, [phase])
  return (
    <footer className={`${stack.box} ${classes.foot}`} ref={foot}>
      <Step summary={summary} flow={flow} />
    </footer>
  )
}

function Step({ summary, flow }: ImportFootProps) {
  const { taken, leftOut } = figuresOf(summary)
  const pieces = `${counted.pieces(summary.takenQty)} · ${formatRupees(summary.takenMrp)} at MRP`
  switch (summary.phase) {
    case 'judging':
      return (
        <>
          <Way label="Checking rows" done={flow.progress?.done ?? 0} total={flow.progress?.total ?? summary.rows} />
          {summary.problem !== undefined && <Retry onClick={flow.lookAgain} busy={false} />}
        </>
      )
    case 'review':
      return (
        <>
          <span className={classes.sentence}>{commitSentence(summary)}</span>
          <span className={text.quietFigures}>{pieces}</span>
          <DiscardButton onDiscard={flow.discard} />
          <Button size="sm" onClick={flow.commit} disabled={taken === 0}>
            Add {counted.products(taken)} to cart
          </Button>
        </>
      )
    case 'committing':
      return (
        <>
          <Way
            label="Adding to cart"
            done={flow.progress?.done ?? summary.applied}
            total={flow.progress?.total ?? taken}
          />
          <Button variant="default" leftSection={<IconPlayerPause size={15} aria-hidden />} onClick={flow.stop}>
            Pause
          </Button>
        </>
      )
    case 'paused':
      return (
        <>
          <span className={classes.sentence}>{unfinishedSentence(summary)}</span>
          <Button variant="subtle" color="gray" onClick={flow.discard}>
            Cancel the rest
          </Button>
          <Button size="sm" leftSection={<IconPlayerPlay size={15} aria-hidden />} onClick={flow.commit}>
            Continue
          </Button>
        </>
      )
    case 'done':
      return (
        <>
          <span className={classes.sentence} role="status">
            <IconCheck size={17} aria-hidden /> {formatCount(summary.applied)} of {counted.rows(taken)}{' '}
            {taken === 1 ? 'is' : 'are'} in the cart
            {leftOut > 0 && `, ${formatCount(leftOut)} left out`}
          </span>
          <Button size="sm" onClick={flow.close}>
            Back to cart
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

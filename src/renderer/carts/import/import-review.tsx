/** Every row of the file with its verdict, before anything reaches the cart; then the transfer into the cart. */
import { Button, SegmentedControl, Switch } from '@mantine/core'
import { IconArrowLeft, IconFileExport, IconFileX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ImportSummary, Verdict } from '../../../shared/domain/carts/cart-import.ts'
import { describeMapping } from '../../../shared/domain/carts/import-question.ts'
import { figuresOf, isFromFile, PROBLEMS, readAs } from '../../../shared/domain/carts/import-view.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { ask } from '../../bridge/bridge.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import classes from './import.module.css'
import { ImportFoot } from './import-foot.tsx'
import { ImportRows } from './import-rows.tsx'
import { MendButtons } from './mend-buttons.tsx'
import { ADDED, type RowFilter, verdictsOf } from './row-filter.ts'
import type { ImportFlow } from './use-import.ts'
import { VERDICT_LABELS, VERDICT_TONES } from './verdicts.ts'

export interface ImportReviewProps {
  readonly summary: ImportSummary
  readonly flow: ImportFlow
}

export function ImportReview({ summary, flow }: ImportReviewProps) {
  const [filter, setFilter] = useState<RowFilter>('all')
  if (summary.refusal !== undefined) return <Refused summary={summary} flow={flow} />
  return (
    <Page
      title={isFromFile(summary) ? `Import ${summary.fileName}` : `Load template ${summary.fileName}`}
      note={counted.rows(figuresOf(summary).rows)}
      actions={<Actions summary={summary} flow={flow} />}
    >
      <HowRead summary={summary} flow={flow} />
      {summary.leftOut !== undefined && <Notice>{summary.leftOut}</Notice>}
      {summary.problem !== undefined && <Notice tone="warn">{summary.problem}</Notice>}
      {isJudged(summary) && (
        <>
          <div className={classes.above}>
            <Chips summary={summary} filter={filter} onFilter={setFilter} />
            {isReviewed(summary) && <MendButtons summary={summary} flow={flow} />}
          </div>
          <ImportRows
            summary={summary}
            verdicts={verdictsOf(filter)}
            onFilter={setFilter}
            edition={flow.edition}
            canFix={isReviewed(summary)}
            onFixed={flow.adopt}
          />
        </>
      )}
      <ImportFoot summary={summary} flow={flow} />
    </Page>
  )
}

/** False until the rows have verdicts. */
const isJudged = ({ phase }: ImportSummary): boolean => phase !== 'judging'

/** True if no row is being sent to the cart. */
const isReviewed = ({ phase }: ImportSummary): boolean => phase === 'review' || phase === 'paused'

function Actions({ summary, flow }: ImportReviewProps) {
  const { id: importId, counts, phase } = summary
  return (
    <>
      {isReviewed(summary) && (
        <>
          {isFromFile(summary) && (
            <Switch
              label="First row is data"
              checked={counts.header === 0}
              onChange={(event) =>
                flow.change(ask('import.headerIsData', { importId, isData: event.currentTarget.checked }))
              }
            />
          )}
          <SegmentedControl
            aria-label="Products already in the cart"
            data={[
              { value: 'add', label: 'Add quantities' },
              { value: 'replace', label: 'Replace quantities' },
            ]}
            value={summary.mode}
            onChange={(mode) =>
              flow.change(ask('import.setMode', { importId, mode: mode === 'replace' ? 'replace' : 'add' }))
            }
          />
        </>
      )}
      {isJudged(summary) && figuresOf(summary).leftOut > 0 && (
        <Button variant="default" leftSection={<IconFileExport size={15} aria-hidden />} onClick={flow.exportRejected}>
          Export rejected rows
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={15} aria-hidden />}
        onClick={flow.close}
        disabled={phase === 'committing'}
      >
        Back to cart
      </Button>
    </>
  )
}

function HowRead({ summary, flow }: ImportReviewProps) {
  const as = readAs(summary)
  const mappable = flow.mappable?.fileName === summary.fileName ? flow.mappable : undefined
  const columns = mappable?.choice && describeMapping({ question: mappable.question, choice: mappable.choice })
  if (as === undefined && columns === undefined) return null
  return (
    <section className={classes.mapping} aria-label="Columns of the file">
      {columns !== undefined && (
        <>
          <span>
            Product ID: <strong>{columns.id}</strong>
          </span>
          <span>
            Quantity: <strong>{columns.qty}</strong>
          </span>
        </>
      )}
      {as !== undefined && (
        <span>
          Read as <strong>{as}</strong>
        </span>
      )}
      {columns !== undefined && summary.phase === 'review' && (
        <Button size="compact-xs" variant="default" onClick={flow.askAgain}>
          Change columns
        </Button>
      )}
    </section>
  )
}

interface ChipsProps {
  readonly summary: ImportSummary
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
}

function Chips({ summary, filter, onFilter }: ChipsProps) {
  const { taken, leftOut, rows } = figuresOf(summary)
  const chip = (key: RowFilter, label: string, count: number, tone: string) => (
    <button
      key={key}
      type="button"
      className={classes.chip}
      data-tone={tone}
      aria-pressed={filter === key}
      onClick={() => onFilter(key)}
    >
      {label} <strong>{formatCount(count)}</strong>
    </button>
  )
  // If there is only one kind, its count equals the total and isn't repeated.
  const group = (key: RowFilter, label: string, count: number, of: readonly Verdict[]) => {
    const kinds = of.filter((verdict) => summary.counts[verdict] > 0)
    return (
      <span className={classes.group}>
        {chip(key, label, count, key === 'added' ? 'good' : 'bad')}
        {kinds.length > 1 &&
          kinds.map((verdict) =>
            chip(verdict, VERDICT_LABELS[verdict], summary.counts[verdict], VERDICT_TONES[verdict]),
          )}
      </span>
    )
  }
  return (
    <fieldset className={stack.chips}>
      <legend className={text.unseen}>Show</legend>
      {chip('all', 'All rows', rows, 'calm')}
      {taken > 0 && group('added', summary.phase === 'done' ? 'Added' : 'To add', taken, ADDED)}
      {leftOut > 0 && group('problems', 'Left out', leftOut, PROBLEMS)}
    </fieldset>
  )
}

function Refused({ summary, flow }: ImportReviewProps) {
  return (
    <Page title={`Import ${summary.fileName}`}>
      <EmptyState
        icon={IconFileX}
        title={summary.refusal ?? ''}
        actions={
          <>
            <Button onClick={flow.pick} autoFocus>
              Choose another file
            </Button>
            <Button variant="default" onClick={flow.discard}>
              Back to cart
            </Button>
          </>
        }
      />
    </Page>
  )
}

import { Button, Progress } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconListCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CheckResult } from '../../../../shared/bridge/portal-check.ts'
import { messages, say } from '../../../../shared/messages.ts'
import { appErrorOf, ask, on } from '../../../bridge/bridge.ts'
import { Notice } from '../../../parts/notice.tsx'
import stack from '../../../parts/stack.module.css'
import textClasses from '../../../parts/text.module.css'
import { toast } from '../../../parts/toasts.tsx'
import classes from './check-portal.module.css'

export function CheckPortalButton() {
  return (
    <Button variant="default" leftSection={<IconListCheck size={15} aria-hidden />} onClick={openCheck}>
      Check the portal…
    </Button>
  )
}

const openCheck = (): void =>
  void modals.open({
    modalId: 'check-portal',
    title: 'Check the portal',
    size: '56rem',
    // A check takes a while: a click outside must not end it.
    closeOnClickOutside: false,
    onClose: () => void ask('portalCheck.stop', undefined),
    children: <CheckPortal />,
  })

function CheckPortal() {
  const check = useMutation({ mutationFn: () => ask('portalCheck.run', undefined) })
  const { isPending, data: result, error } = check
  const isStopped = check.isSuccess && result === undefined
  return (
    <div className={stack.wide}>
      <p className={textClasses.quiet}>{messages.checkAsks}</p>
      {isPending && <Running />}
      {!isPending && result === undefined && (
        <div>
          <Button onClick={() => check.mutate()}>Start the check</Button>
        </div>
      )}
      <div role="status">
        {isStopped && <Notice>{messages.checkStopped}</Notice>}
        {error !== null && <Notice tone="bad">{appErrorOf(error).message}</Notice>}
      </div>
      {!isPending && result !== undefined && <Outcome result={result} onAgain={() => check.mutate()} />}
    </div>
  )
}

function Running() {
  const [{ done, total }, setProgress] = useState({ done: 0, total: 0 })
  useEffect(() => on('portalCheck.progress', setProgress), [])
  return (
    <div className={classes.row}>
      <Progress
        className={classes.bar ?? ''}
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label="Check progress"
      />
      <span className={classes.count}>{total === 0 ? 'Starting' : say('checkGoesOn', { done, total })}</span>
      <Button variant="default" onClick={() => void ask('portalCheck.stop', undefined)}>
        Stop
      </Button>
    </div>
  )
}

function Outcome({
  result: { summary, text },
  onAgain,
}: {
  readonly result: CheckResult
  readonly onAgain: () => void
}) {
  const save = useMutation({
    mutationFn: () => ask('portalCheck.save', undefined),
    onSuccess: (written) => {
      if (written !== undefined) toast.done(`Saved as ${written.path}`)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const tone = summary.failed + summary.look > 0 ? 'warn' : 'good'
  return (
    <>
      <Notice tone={tone}>
        {say('checkOutcome', { ...summary })} {say('checkLeftOut', { ...summary })}
      </Notice>
      <p className={textClasses.quiet}>{messages.checkReportHas}</p>
      <div className={classes.row}>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          Save report…
        </Button>
        <Button variant="default" onClick={onAgain}>
          Check again
        </Button>
      </div>
      <section
        className={`${textClasses.lines} ${classes.text}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label="Check report"
      >
        {text}
      </section>
    </>
  )
}

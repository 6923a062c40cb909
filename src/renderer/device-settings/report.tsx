/** The report for support: shown in full before it is saved. It isn't sent anywhere from here. */
import { Button, Select } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import stack from '../parts/stack.module.css'
import text from '../parts/text.module.css'
import { toast } from '../parts/toasts.tsx'
import classes from './report.module.css'

function Report() {
  const { data: parts, error, refetch, isFetching } = useAsk('support.report', undefined)
  const [name, setName] = useState<string>()
  const save = useMutation({
    mutationFn: () => ask('support.save', undefined),
    onSuccess: (written) => {
      if (written !== undefined) toast.done(`Saved as ${written.path}`)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  if (error !== null) return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  if (parts === undefined || parts === null) return <LoadingState lines={6} label="Preparing the report" />
  const current = parts.find((part) => part.name === name) ?? parts[0]
  return (
    <div className={stack.wide}>
      <p className={text.quiet}>{messages.reportAbout}</p>
      <div className={classes.row}>
        <Select
          className={classes.part ?? ''}
          label="Report section"
          data={parts.map((part) => part.name)}
          value={current?.name ?? null}
          onChange={(chosen) => setName(chosen ?? undefined)}
          allowDeselect={false}
        />
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          Save report…
        </Button>
      </div>
      <section
        className={`${text.lines} ${classes.text}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={current?.name}
      >
        {current?.text}
      </section>
    </div>
  )
}

export const openReport = (): void =>
  void modals.open({ modalId: 'report', title: 'Support report', size: '56rem', children: <Report /> })

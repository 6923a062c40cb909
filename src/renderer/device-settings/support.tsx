import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { Notice } from '../parts/notice.tsx'
import { toast } from '../parts/toasts.tsx'
import { openReport } from './report.tsx'
import { RestartButton } from './restart-button.tsx'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

const failed = (thrown: unknown) => {
  const { kind, message } = appErrorOf(thrown)
  if (kind !== 'cancelled') toast.failed(message)
}

export function Support() {
  /** The message about a change that takes effect at the next start. */
  const [waits, setWaits] = useState<string>()
  const backUp = useMutation({
    mutationFn: () => ask('support.backUp', undefined),
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: failed,
  })
  const restore = useMutation({
    mutationFn: () => ask('support.restore', undefined),
    onSuccess: (message) => message !== undefined && setWaits(message),
    onError: failed,
  })
  const repair = useMutation({
    mutationFn: () => ask('support.repair', undefined),
    onSuccess: setWaits,
    onError: failed,
  })
  return (
    <Section title="Support" lead={messages.supportAbout}>
      {waits !== undefined && (
        <Notice tone="warn" actions={<RestartButton />}>
          {waits}
        </Notice>
      )}
      <Setting title="Report" help={messages.reportHelp}>
        {() => (
          <Button variant="default" onClick={openReport}>
            View report…
          </Button>
        )}
      </Setting>
      <Setting title="Backup" help={messages.backupHelp}>
        {() => (
          <Button variant="default" loading={backUp.isPending} onClick={() => backUp.mutate()}>
            Save backup…
          </Button>
        )}
      </Setting>
      <Setting title="Restore backup" help={messages.restoreHelp}>
        {() => <RestoreQuestion busy={restore.isPending} onYes={() => restore.mutate()} />}
      </Setting>
      <Setting title="Repair" help={messages.repairHelp}>
        {() => (
          <Button variant="default" loading={repair.isPending} onClick={() => repair.mutate()}>
            Repair at the next start
          </Button>
        )}
      </Setting>
    </Section>
  )
}

interface RestoreQuestionProps {
  readonly busy: boolean
  readonly onYes: () => void
}

function RestoreQuestion({ busy, onYes }: RestoreQuestionProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => setAsking(true)}>
        Restore backup…
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.restoreSure}
        yes="Choose the backup…"
        onYes={() => {
          setAsking(false)
          onYes()
        }}
        onNo={() => setAsking(false)}
      >
        {messages.restoreSureWhy}
      </ConfirmDialog>
    </>
  )
}

/** Help with this computer: a report, a backup, putting one back, looking through everything. */
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { appErrorOf, ask } from '../bridge.ts'
import { openReport } from '../shell/report.tsx'
import { RestartButton } from './restart-button.tsx'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

const failed = (thrown: unknown) => {
  const { kind, message } = appErrorOf(thrown)
  if (kind !== 'cancelled') toast.failed(message)
}

export function Support() {
  /** What waits for the next start. */
  const [waits, setWaits] = useState<string>()
  const backUp = useMutation({
    mutationFn: () => ask('support.backUp', undefined),
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: failed,
  })
  const restore = useMutation({
    mutationFn: () => ask('support.restore', undefined),
    onSuccess: (said) => said !== undefined && setWaits(said),
    onError: failed,
  })
  const repair = useMutation({
    mutationFn: () => ask('support.repair', undefined),
    onSuccess: setWaits,
    onError: failed,
  })
  return (
    <Section title="Support" lead="What helps when something is wrong, and what a new computer begins with.">
      {waits !== undefined && (
        <Notice tone="warn" actions={<RestartButton />}>
          {waits}
        </Notice>
      )}
      <Setting
        title="Report"
        help="Versions, settings, the log; no passwords, names or orders. Shown before it is saved."
      >
        {() => (
          <Button variant="default" onClick={openReport}>
            Look at the report…
          </Button>
        )}
      </Setting>
      <Setting
        title="Backup"
        help="Orders placed here, unfinished imports, templates and settings in one file, for another computer. Keep it safe: it tells what was ordered."
      >
        {() => (
          <Button variant="default" loading={backUp.isPending} onClick={() => backUp.mutate()}>
            Save a backup…
          </Button>
        )}
      </Setting>
      <Setting
        title="Put a backup back"
        help="At the next start. What this computer knows of orders stays; imports, templates and settings become the backup’s."
      >
        {() => <AskedRestore busy={restore.isPending} onYes={() => restore.mutate()} />}
      </Setting>
      <Setting
        title="Repair"
        help="At the next start everything is looked through. What is damaged is set aside for its last good backup; what the portal knows is asked for anew."
      >
        {() => (
          <Button variant="default" loading={repair.isPending} onClick={() => repair.mutate()}>
            Repair at the next start
          </Button>
        )}
      </Setting>
    </Section>
  )
}

interface AskedProps {
  readonly busy: boolean
  readonly onYes: () => void
}

function AskedRestore({ busy, onYes }: AskedProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => setAsking(true)}>
        Put a backup back…
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Put a backup back?"
        yes="Choose the backup…"
        onYes={() => {
          setAsking(false)
          onYes()
        }}
        onNo={() => setAsking(false)}
      >
        Imports that wait here, templates and settings are set aside for the backup’s. What this computer knows of
        orders stays.
      </ConfirmDialog>
    </>
  )
}

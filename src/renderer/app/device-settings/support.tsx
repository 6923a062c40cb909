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
    <Section title="Support" lead="Reports, backups and repair.">
      {waits !== undefined && (
        <Notice tone="warn" actions={<RestartButton />}>
          {waits}
        </Notice>
      )}
      <Setting
        title="Report"
        help="Versions, settings and the log. No passwords, names or orders. You see it before you save it."
      >
        {() => (
          <Button variant="default" onClick={openReport}>
            View report…
          </Button>
        )}
      </Setting>
      <Setting
        title="Backup"
        help="Orders, unfinished imports, templates and settings in one file, for a new computer. Store it safely: it contains your orders."
      >
        {() => (
          <Button variant="default" loading={backUp.isPending} onClick={() => backUp.mutate()}>
            Save backup…
          </Button>
        )}
      </Setting>
      <Setting
        title="Restore backup"
        help="At the next start, imports, templates and settings are replaced with the backup’s. Orders on this computer stay."
      >
        {() => <AskedRestore busy={restore.isPending} onYes={() => restore.mutate()} />}
      </Setting>
      <Setting
        title="Repair"
        help="At the next start, all files are checked. Damaged ones are replaced with their last good backup, and portal data is loaded again."
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
        Restore backup…
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Restore a backup?"
        yes="Choose the backup…"
        onYes={() => {
          setAsking(false)
          onYes()
        }}
        onNo={() => setAsking(false)}
      >
        Unfinished imports, templates and settings are replaced with the backup’s. Orders on this computer stay.
      </ConfirmDialog>
    </>
  )
}

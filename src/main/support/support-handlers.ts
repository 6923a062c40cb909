import { strToU8, zipSync } from 'fflate/browser'
import { dayAt, dayOf, formatDate, isoAt } from '../../shared/domain/values/dates.ts'
import { ok } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, ZIP } from '../files/dialogs.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { WhenTrusted } from '../settings/trust.ts'
import type { BackupThread } from './backup-thread.ts'
import { stageRepair } from './profile-backup.ts'
import type { ReportFile } from './report.ts'
import { noticesHandlers } from './third-party.ts'

export interface SupportDeps {
  /** The profile folder. */
  readonly folder: string
  readonly version: string
  readonly gather: () => readonly ReportFile[]
  readonly backups: BackupThread
  readonly dialogs: Dialogs
  readonly clock: Clock
  readonly whenTrusted: WhenTrusted
  /** The licences of the software in this build. */
  readonly noticesFile: string
}

/** Characters of a part that are shown before it is saved. */
const MAX_PREVIEW = 20_000

type SupportHandlers = Pick<
  Handlers,
  'support.report' | 'support.save' | 'support.backUp' | 'support.restore' | 'support.repair' | 'notices.list'
>

export function supportHandlers({
  gather,
  backups,
  dialogs,
  clock,
  folder,
  version,
  whenTrusted,
  noticesFile,
}: SupportDeps): SupportHandlers {
  const today = () => dayAt(clock())
  // The saved report is exactly the one that was shown.
  let preview: readonly ReportFile[] | undefined
  return {
    ...noticesHandlers(noticesFile),
    'support.report': async () => {
      preview = gather()
      return ok(
        preview.map(({ name, text }) => ({ name, bytes: Buffer.byteLength(text), text: text.slice(-MAX_PREVIEW) })),
      )
    },
    'support.save': async () => {
      const path = await dialogs.saveAs(`storedesk-report-${today()}.zip`, ZIP)
      if (path === undefined) return ok(undefined)
      const files = Object.fromEntries((preview ?? gather()).map(({ name, text }) => [name, strToU8(text)]))
      return writeWhole(path, [zipSync(files)])
    },
    'support.backUp': async () => {
      const path = await dialogs.saveAs(`storedesk-backup-${today()}.zip`, ZIP)
      if (path === undefined) return ok(undefined)
      const packed = await backups.pack(folder, { made: isoAt(clock()), version })
      return packed.ok ? writeWhole(path, [packed.value]) : packed
    },
    'support.restore': async () => {
      const path = await dialogs.open('Restore backup', ZIP)
      if (path === undefined) return ok(undefined)
      const staged = await backups.stage(folder, path)
      return staged.ok ? ok(say('backupWaits', { day: formatDate(dayOf(staged.value.made) ?? '') })) : staged
    },
    'support.repair': () =>
      whenTrusted({ message: say('trustRepair'), detail: say('trustRepairHelp'), yes: 'Repair' }, async () => {
        stageRepair(folder)
        return ok(say('repairWaits'))
      }),
  }
}

/** The bridge's entries of the report for support. */
import { strToU8, zipSync } from 'fflate'
import { dayAt } from '../../shared/domain/values/dates.ts'
import { ok } from '../../shared/errors.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, ZIP } from '../files/dialogs.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { ReportFile } from './report.ts'

export interface SupportDeps {
  readonly gather: () => readonly ReportFile[]
  readonly dialogs: Dialogs
  readonly clock: Clock
}

/** Letters of a part that are shown before it is saved. */
const SHOWN = 20_000

export function supportHandlers({
  gather,
  dialogs,
  clock,
}: SupportDeps): Pick<Handlers, 'support.report' | 'support.save'> {
  return {
    'support.report': async () =>
      ok(gather().map(({ name, text }) => ({ name, bytes: Buffer.byteLength(text), text: text.slice(-SHOWN) }))),
    'support.save': async () => {
      const path = await dialogs.saveAs(`storedesk-report-${dayAt(clock())}.zip`, ZIP)
      if (path === undefined) return ok(undefined)
      const files = Object.fromEntries(gather().map(({ name, text }) => [name, strToU8(text)]))
      return writeWhole(path, [zipSync(files)])
    },
  }
}

/**
 * The support report of a StoreDesk: versions, settings, state of its databases, log, last calls. It doesn't tell who works here, what they
 * ordered, or how they sign in.
 */

import { globSync, readFileSync, statSync } from 'node:fs'
import { arch, cpus, freemem, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { About } from '../../shared/bridge/app.ts'
import type { DeviceSettings } from '../../shared/device-settings.ts'
import type { PortalState } from '../../shared/domain/people/portal-health.ts'
import type { Updates } from '../../shared/domain/updates.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { redact } from '../log.ts'
import { checkDatabase, withReadOnlyDatabase } from '../store/check-database.ts'
import { isOnShare } from '../store/place.ts'

export interface ReportDeps {
  readonly folder: string
  readonly about: Pick<About, 'version' | 'runtime' | 'portal'>
  readonly device: DeviceSettings
  /** Undefined if StoreDesk isn't running. */
  readonly updates: Updates | undefined
  readonly calls: readonly string[]
  readonly notices: readonly string[]
  readonly isSignedIn: boolean | undefined
  readonly portal: PortalState | undefined
  readonly now: number
}

export interface ReportFile {
  readonly name: string
  readonly text: string
}

const MB = 1_048_576
const json = (what: unknown): string => `${JSON.stringify(what, undefined, 2)}\n`

export function gatherReport(deps: ReportDeps): readonly ReportFile[] {
  return [
    { name: 'about.txt', text: aboutOf(deps) },
    {
      name: 'settings.json',
      text: json({ ...deps.device, email: deps.device.email === undefined ? undefined : '***' }),
    },
    ...(deps.updates === undefined ? [] : [{ name: 'updates.json', text: json(deps.updates) }]),
    { name: 'databases.txt', text: databasesOf(deps.folder) },
    { name: 'calls.txt', text: linesOf(deps.calls, 'No call was made since the start.') },
    ...logsOf(deps.folder),
  ]
}

const linesOf = (lines: readonly string[], none: string): string => `${lines.length === 0 ? none : lines.join('\n')}\n`

const REACHED: Readonly<Record<PortalState, string>> = {
  ok: 'yes',
  offline: 'no',
  notAnswering: 'yes, without a good answer',
}

function answer(is: boolean | undefined): string {
  if (is === undefined) return 'not asked'
  return is ? 'yes' : 'no'
}

function aboutOf({ folder, about, notices, isSignedIn, portal, now }: ReportDeps): string {
  const facts = [
    ['Made', isoAt(now)],
    ['StoreDesk', about.version],
    ['Runs on', about.runtime],
    ['Portal', about.portal],
    ['Portal reached', portal === undefined ? 'not asked' : REACHED[portal]],
    ['Signed in', answer(isSignedIn)],
    ['System', `${process.platform} ${release()} ${arch()}`],
    ['Profile', isOnShare(folder) ? 'on a network share' : 'on this computer'],
    ['Processors', String(cpus().length)],
    ['Memory', `${Math.round(freemem() / MB)} of ${Math.round(totalmem() / MB)} MB free`],
    ['Zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ...notices.map((notice) => ['Notice', redact(notice)]),
  ]
  return linesOf(
    facts.map(([term, fact]) => `${term}: ${fact}`),
    '',
  )
}

function databasesOf(folder: string): string {
  const files = globSync('**/*.db', { cwd: folder, exclude: (path) => path === 'practice' }).toSorted()
  return linesOf(
    files.map((file) => `${file}: ${healthOf(join(folder, file))}`),
    'There is no database yet.',
  )
}

function healthOf(file: string): string {
  try {
    const size = `${(statSync(file).size / MB).toFixed(1)} MB`
    const condition = checkDatabase(file)
    return condition === 'damaged'
      ? `${size}, damaged`
      : `${size}, ${condition}, version ${pragmaOf(file, 'user_version')}, journal ${pragmaOf(file, 'journal_mode')}`
  } catch (error) {
    return redact(`can't be read: ${String(error)}`)
  }
}

const pragmaOf = (file: string, name: string): string =>
  withReadOnlyDatabase(file, (db) => String(db.pragma(name, { simple: true })))

/** Private data is removed again, although it was removed on writing: an older version may have missed some. */
function logsOf(folder: string): readonly ReportFile[] {
  const logs = join(folder, 'logs')
  return globSync('storedesk.log*', { cwd: logs })
    .toSorted()
    .map((name) => ({ name: `log/${name}`, text: logLines(join(logs, name)).map(redact).join('\n') }))
}

/** An unreadable log doesn't prevent the rest of the report. */
function logLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Every group of cases by its name. A group is one process. */
import { backupCases, twoCases } from './backups.ts'
import type { Case } from './case.ts'
import { heldFileCases, targetCases } from './files.ts'
import type { Group } from './group-names.ts'
import { importCases } from './imports.ts'
import { nameCases } from './names.ts'
import { orderCases } from './orders.ts'
import { profileCases } from './profiles.ts'
import { recoveryCases } from './recovery.ts'
import { logCases, settingsCases } from './settings.ts'
import { signInCases } from './sign-in.ts'
import { signOutCases } from './sign-out.ts'
import { versionCases } from './versions.ts'

export const groups: Readonly<Record<Group, readonly Case[]>> = {
  orders: orderCases,
  'held files': heldFileCases,
  'two programs': twoCases,
  recovery: recoveryCases,
  profiles: profileCases,
  backups: backupCases,
  'sign-out': signOutCases,
  imports: importCases,
  versions: versionCases,
  targets: targetCases,
  settings: settingsCases,
  'sign-in': signInCases,
  'log and report': logCases,
  names: nameCases,
}

/** Runs a command, from any source: a key, the window's menu, the palette, a menu of the bar. */
import { type CommandName, commandOf } from '../../../shared/commands.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { openDeviceSettings } from '../../device-settings/open-device-settings.tsx'
import { openReport } from '../../device-settings/report.tsx'
import { runCommand } from '../../navigation/commands.ts'
import { openPalette } from '../../navigation/palette-store.ts'
import { focusFilters } from '../../navigation/to-rows.ts'
import { type Go, signOut } from '../../session/sign-out.ts'
import { startTour } from '../../tour/tour.ts'
import { openAbout } from './about.tsx'
import { saveBestsellers } from './bestsellers.ts'
import { openShortcuts } from './shortcuts.tsx'

export function executeCommand(command: CommandName, go: Go): void {
  const { screen } = commandOf(command)
  if (screen !== undefined) go(ruleOf(screen).path)
  else DO[command]?.(go)
}

const DO: Readonly<Partial<Record<CommandName, (go: Go) => void>>> = {
  palette: openPalette,
  search: () => runCommand('search'),
  find: () => runCommand('find'),
  filters: focusFilters,
  refresh: () => runCommand('refresh'),
  print: () => runCommand('print'),
  alternates: () => runCommand('alternates'),
  closeGaps: () => runCommand('closeGaps'),
  orderWhatThereIs: () => runCommand('orderWhatThereIs'),
  fillUp: () => runCommand('fillUp'),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
  bestsellers: () => saveBestsellers(false),
  deviceSettings: openDeviceSettings,
  shortcuts: openShortcuts,
  tour: startTour,
  report: openReport,
  about: openAbout,
  signOut,
}

/** Runs a command, from any source: a key, the window's menu, the palette, a menu of the bar. */
import { type CommandName, commandOf } from '../../../shared/commands.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { runCommand } from '../commands.ts'
import { openDeviceSettings } from '../device-settings/open-device-settings.tsx'
import { startTour } from '../tour/tour.ts'
import { openAbout } from './about.tsx'
import { saveBestsellers } from './bestsellers.ts'
import { openPalette } from './palette-store.ts'
import { openReport } from './report.tsx'
import { openShortcuts } from './shortcuts.tsx'
import { type Go, signOut } from './sign-out.ts'
import { focusFilters } from './to-rows.ts'

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

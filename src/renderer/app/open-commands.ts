/** The commands that are available now to the signed-in user on the open screen. The window's menu is kept up to date. */
import type { SessionState } from '../../shared/bridge/session.ts'
import { type CommandName, commandNames, commandOf } from '../../shared/commands.ts'
import { mayOpen } from '../../shared/domain/people/access.ts'
import { ruleOf } from '../../shared/domain/screens.ts'
import { ask } from '../bridge/bridge.ts'
import { hasCommand, onCommands, type ScreenCommand, screenCommands } from '../navigation/commands.ts'
import { useApp } from '../session/app-state.ts'
import { hasTour } from '../tour/tour.ts'
import { hasScreen } from './screens.ts'

const isOfScreen = (name: CommandName): name is ScreenCommand => screenCommands.some((one) => one === name)

/** True if this build has the screen that the command opens. */
export function isThere(name: CommandName): boolean {
  const { screen } = commandOf(name)
  return screen === undefined || hasScreen(ruleOf(screen).path)
}

function isOpen(session: SessionState, name: CommandName): boolean {
  const { screen, always } = commandOf(name)
  if (!isThere(name) || always === true) return isThere(name)
  if (session.phase !== 'signedIn') return false
  const { store } = session
  if (screen !== undefined) return mayOpen(store, ruleOf(screen))
  if (isOfScreen(name)) return hasCommand(name)
  if (name === 'tour') return hasTour(store)
  return name !== 'bestsellers' || mayOpen(store, ruleOf('listing'))
}

export const openCommands = (): readonly CommandName[] => {
  const { session } = useApp.getState()
  return commandNames.filter((name) => isOpen(session, name))
}

/** Updates the window's menu now and whenever the commands change. */
export function keepMenu(): void {
  let lastSent = ''
  const tell = () => {
    const enabled = [...openCommands()]
    if (enabled.join() === lastSent) return
    lastSent = enabled.join()
    void ask('app.menu', { enabled }).catch(() => undefined)
  }
  useApp.subscribe(tell)
  onCommands(tell)
  // Another window may have set the menu meanwhile.
  window.addEventListener('focus', () => {
    lastSent = ''
    tell()
  })
  tell()
}

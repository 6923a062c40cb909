/** Handles shortcut keys and entries of the window's menu, on every screen. */
import { commandFor } from '../../../shared/commands.ts'
import { on } from '../../bridge/bridge.ts'
import { leadsToRows } from '../../navigation/to-rows.ts'
import { switchByKey } from '../../session/accounts/keep-signed-in.tsx'
import type { Go } from '../../session/sign-out.ts'
import { openCommands } from '../open-commands.ts'
import { executeCommand } from './execute-command.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The digit of Ctrl+Shift+1 to 9, on any keyboard layout and on the number pad. */
function storeKey({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): number | undefined {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
  return digit !== undefined && ctrlKey && shiftKey && !altKey && !metaKey ? Number(digit) : undefined
}

export function listenToKeys(go: Go): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return
    if (leadsToRows(event)) return event.preventDefault()
    const store = storeKey(event)
    if (store !== undefined) {
      event.preventDefault()
      return void switchByKey(store, go)
    }
    const command = commandFor(event, isField(event.target))
    if (command === undefined) return
    // Prevents the browser's own action for the key.
    event.preventDefault()
    if (openCommands().includes(command)) executeCommand(command, go)
  })
  on('menu.chosen', ({ command }) => {
    if (openCommands().includes(command)) executeCommand(command, go)
  })
}

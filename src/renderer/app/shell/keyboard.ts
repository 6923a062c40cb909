/** Keys and menu entries that work on every screen. */
import { spotlight } from '@mantine/spotlight'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuCommand } from '../../../shared/channels.ts'
import { assertNever } from '../../../shared/errors.ts'
import { on } from '../bridge.ts'
import { runCommand } from '../commands.ts'
import { menuScreens } from '../menus.ts'
import { openAbout } from './about.tsx'
import { signOut } from './sign-out.ts'

/** What a key means, whatever has the focus; undefined leaves the key alone. */
function commandOf(event: KeyboardEvent): MenuCommand | undefined {
  const key = event.key.toLowerCase()
  if (event.ctrlKey && !event.shiftKey && !event.altKey) {
    if (key === 'k') return 'palette'
    if (key === 'p') return 'print'
    if (key === 'f') return 'find'
    if (key === 'r') return 'refresh'
  }
  if (key === 'f5') return 'refresh'
  if (event.altKey) return menuScreens.find(({ menu }) => menu.keys === `Alt+${event.key}`)?.menu.command
  return undefined
}

export function useKeyboard(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const obey = (command: MenuCommand): void => {
      switch (command) {
        case 'palette':
          spotlight.open()
          return
        case 'print':
        case 'find':
        case 'refresh':
          runCommand(command)
          return
        case 'home':
        case 'cart':
        case 'orderHistory': {
          const screen = menuScreens.find(({ menu }) => menu.command === command)
          if (screen !== undefined) navigate(screen.path)
          return
        }
        case 'signOut':
          signOut(navigate)
          return
        case 'about':
          openAbout()
          return
        default:
          assertNever(command)
      }
    }
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (command === undefined) return
      event.preventDefault()
      obey(command)
    }
    window.addEventListener('keydown', onKey)
    const stop = on('menu.chosen', ({ command }) => obey(command))
    return () => {
      window.removeEventListener('keydown', onKey)
      stop()
    }
  }, [navigate])
}

/** Ctrl+K: go anywhere, do what the open screen can do. */
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import { IconArrowRight, IconLogout, IconPrinter, IconRefresh, IconSearch } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { useStore } from '../app-state.ts'
import { runCommand, useHasCommand } from '../commands.ts'
import { screensOf } from '../menus.ts'
import { signOut } from './sign-out.ts'

const ICON = 16

export function Palette() {
  const navigate = useNavigate()
  const store = useStore()
  const canPrint = useHasCommand('print')
  const canFind = useHasCommand('find')
  const canRefresh = useHasCommand('refresh')
  const actions: SpotlightActionData[] = (store === undefined ? [] : screensOf(store)).map(
    ({ path, title, icon: Icon = IconArrowRight, keys }) => ({
      id: path,
      label: title,
      ...(keys !== undefined && { description: keys }),
      leftSection: <Icon size={ICON} aria-hidden />,
      onClick: () => navigate(path),
    }),
  )
  if (canRefresh) {
    actions.push({
      id: 'refresh',
      label: 'Refresh this screen',
      description: 'F5',
      leftSection: <IconRefresh size={ICON} aria-hidden />,
      onClick: () => runCommand('refresh'),
    })
  }
  if (canFind) {
    actions.push({
      id: 'find',
      label: 'Find on this screen',
      description: 'Ctrl+F',
      leftSection: <IconSearch size={ICON} aria-hidden />,
      // After the palette has given the focus back.
      onClick: () => setTimeout(() => runCommand('find'), 200),
    })
  }
  if (canPrint) {
    actions.push({
      id: 'print',
      label: 'Print',
      description: 'Ctrl+P',
      leftSection: <IconPrinter size={ICON} aria-hidden />,
      onClick: () => runCommand('print'),
    })
  }
  actions.push({
    id: 'signOut',
    label: 'Sign out',
    leftSection: <IconLogout size={ICON} aria-hidden />,
    onClick: () => signOut(navigate),
  })
  return (
    <Spotlight
      actions={actions}
      shortcut={null}
      lockScroll={false}
      nothingFound="Nothing of that name"
      highlightQuery
      searchProps={{
        leftSection: <IconSearch size={ICON} aria-hidden />,
        placeholder: 'Go to a screen, or do something here',
        'aria-label': 'Go to a screen, or do something here',
      }}
    />
  )
}

/** The My Account menu: the signed-in user, the store's entries, the app's own commands, and sign-out. */

import { UnstyledButton } from '@mantine/core'
import { IconBuildingStore, IconLogout } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { type CommandName, commandOf } from '../../../shared/commands.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { dotted } from '../../../shared/text.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { AccountDot } from '../../session/accounts/account-dot.tsx'
import { useAccountColour } from '../../session/accounts/accounts.ts'
import type { MenuEntry, MenuGroup } from '../menus.ts'
import { openCommands } from '../open-commands.ts'
import { useHere } from '../use-menus.ts'
import { BarMenu } from './bar-menu.tsx'
import { executeCommand } from './execute-command.ts'
import { MenuGroups } from './menu-groups.tsx'
import classes from './navbar.module.css'
import panel from './panel.module.css'
import { AddStore, StoresHere } from './stores-here.tsx'

/** Commands of the app itself, which the company's list doesn't have. */
const OF_THE_APP: readonly CommandName[] = ['deviceSettings', 'shortcuts', 'about']

export interface AccountMenuProps {
  readonly store: Store
  readonly groups: readonly MenuGroup[]
  /** Entries of the bar itself, marked as current there. */
  readonly inBar?: readonly MenuEntry[]
}

export function AccountMenu({ store, groups, inBar = [] }: AccountMenuProps) {
  const navigate = useNavigate()
  const here = useHere()
  const colour = useAccountColour()
  const isHere =
    groups.some(({ entries }) => entries.some(({ screen }) => screen === here)) &&
    !inBar.some(({ screen }) => screen === here)
  const about = dotted(store.fcf.concept, store.city)
  return (
    <BarMenu
      label="My Account"
      icon={IconBuildingStore}
      position="bottom-end"
      width={groups.length > 1 ? 43 : 28}
      isHere={isHere}
      face={{
        spoken: `${store.companyName} My Account`,
        drawn: (
          <span className={classes.who}>
            <span className={classes.storeName}>
              {colour !== undefined && <AccountDot colour={colour} />} {store.companyName}
            </span>{' '}
            <span className={classes.concept}>My Account</span>
          </span>
        ),
      }}
    >
      {(close) => {
        const run = (command: CommandName) => {
          close()
          executeCommand(command, navigate)
        }
        return (
          <>
            <div className={panel.person}>
              <strong>{store.companyName}</strong>
              <span>{dotted(store.firstname, store.email, about)}</span>
            </div>
            <StoresHere onGo={close} />
            <MenuGroups groups={groups} onGo={close} />
            <div className={panel.foot}>
              <AddStore onGo={close} />
              {OF_THE_APP.filter((command) => openCommands().includes(command)).map((command) => (
                <Do key={command} command={command} onDo={run} />
              ))}
              <span className={panel.last}>
                <Do command="signOut" onDo={run} />
              </span>
            </div>
          </>
        )
      }}
    </BarMenu>
  )
}

interface DoProps {
  readonly command: CommandName
  readonly onDo: (command: CommandName) => void
}

function Do({ command, onDo }: DoProps) {
  const { label, keys } = commandOf(command)
  return (
    <UnstyledButton className={panel.action ?? ''} onClick={() => onDo(command)}>
      {command === 'signOut' && <IconLogout size={15} aria-hidden />}
      {label}
      {keys[0] !== undefined && <KeyHint keys={keys[0]} />}
    </UnstyledButton>
  )
}

import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { dotted } from '../../../shared/text.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import text from '../../parts/text.module.css'
import { AccountDot } from '../../session/accounts/account-dot.tsx'
import classes from '../../session/accounts/accounts.module.css'
import { useAccounts } from '../../session/accounts/accounts.ts'
import { addAccount, switchTo } from '../../session/accounts/keep-signed-in.tsx'
import { storeId, useApp } from '../../session/app-state.ts'
import panel from './panel.module.css'

interface OnGo {
  /** Called before the screen changes: closes the menu. */
  readonly onGo: () => void
}

/** The stores to switch between; nothing where there is only one, and on a shared computer. */
export function StoresHere({ onGo }: OnGo) {
  const here = useAccounts()
  const navigate = useNavigate()
  const id = useApp(({ session }) => storeId(session))
  if (here.isShared || here.accounts.length < 2) return null
  return (
    <section aria-label="Your stores on this computer">
      <ul className={classes.stores}>
        {here.accounts.map((account, at) => (
          <li key={account.id}>
            <UnstyledButton
              className={classes.store ?? ''}
              aria-current={account.id === id ? 'true' : undefined}
              onClick={() => {
                onGo()
                void switchTo(account, navigate)
              }}
            >
              <AccountDot colour={account.colour} />
              <span className={classes.names}>
                <span className={classes.name}>{account.name}</span>
                <span className={text.small}>{dotted(account.place, account.email)}</span>
              </span>
              {account.id === id ? (
                <IconCheck className={classes.end} size={15} aria-label="signed in" />
              ) : (
                <KeyHint keys={`Ctrl+Shift+${at + 1}`} />
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Signs in to one more store; not offered on a shared computer. */
export function AddStore({ onGo }: OnGo) {
  const { isShared } = useAccounts()
  const navigate = useNavigate()
  if (isShared) return null
  const add = () => {
    onGo()
    void addAccount(navigate)
  }
  return (
    <UnstyledButton className={panel.action ?? ''} onClick={add}>
      <IconPlus size={15} aria-hidden />
      Add another store…
    </UnstyledButton>
  )
}

/** The user's stores on this computer, in the account menu: each opens by a click or its keys. The last entry adds a store. */
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { dotted } from '../../../shared/text.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { storeId, useApp } from '../app-state.ts'
import panel from '../shell/panel.module.css'
import { AccountDot } from './account-dot.tsx'
import classes from './accounts.module.css'
import { useAccounts } from './accounts.ts'
import { addAccount, switchTo } from './keep-signed-in.tsx'

export function StoresHere({ onGo }: { readonly onGo: () => void }) {
  const here = useAccounts()
  const navigate = useNavigate()
  const id = useApp(({ session }) => storeId(session))
  if (here.isShared) return null
  const add = () => {
    onGo()
    void addAccount(navigate)
  }
  return (
    <section aria-label="Your stores on this computer">
      {here.accounts.length > 1 && (
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
                  <span className={classes.about}>{dotted(account.place, account.email)}</span>
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
      )}
      <UnstyledButton className={panel.action ?? ''} onClick={add}>
        <IconPlus size={15} aria-hidden />
        Add another store…
      </UnstyledButton>
    </section>
  )
}

import { ActionIcon, Button, Group, Loader, Tooltip, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { accountNamed, type SavedAccount } from '../../../shared/domain/people/saved-accounts.ts'
import { say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { ask } from '../../bridge/bridge.ts'
import text from '../../parts/text.module.css'
import { AccountDot } from '../../session/accounts/account-dot.tsx'
import stores from '../../session/accounts/accounts.module.css'
import { removeAccount, useAccounts } from '../../session/accounts/accounts.ts'
import { switchTo } from '../../session/accounts/keep-signed-in.tsx'
import classes from './sign-in.module.css'
import { Waiting } from './waiting.tsx'

export function KnownStores() {
  const { accounts } = useAccounts()
  const navigate = useNavigate()
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="known-stores">
      <h2 className={classes.usersHeading} id="known-stores">
        Signed in on this computer
      </h2>
      <ul className={classes.list}>
        {accounts.map((account) => (
          <li key={account.id} className={classes.known}>
            <UnstyledButton className={classes.user ?? ''} onClick={() => void switchTo(account, navigate)}>
              <span className={classes.opening}>
                <AccountDot colour={account.colour} />
                <span className={stores.names}>
                  <span className={classes.who}>{account.name}</span>
                  <span className={text.small}>{dotted(account.place, account.email)}</span>
                </span>
              </span>
            </UnstyledButton>
            <Tooltip label="Remove from this computer">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove from this computer: ${accountNamed(account)}`}
                onClick={() => void removeAccount(account.id)}
              >
                <IconX size={15} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  )
}

const cancel = () => void ask('session.cancelSignIn', undefined).catch(() => undefined)

/** Shown while a store is being opened. */
export function OpeningStore({ account }: { readonly account: SavedAccount }) {
  return (
    <section className={classes.card} aria-label={say('accountOpening', { account: accountNamed(account) })}>
      <h1 className={`${classes.heading} ${classes.opening}`} tabIndex={-1}>
        <Loader size={18} aria-hidden />
        {say('accountOpening', { account: accountNamed(account) })}
      </h1>
      <Waiting on />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </section>
  )
}

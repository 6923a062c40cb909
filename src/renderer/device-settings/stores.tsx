import { ActionIcon, Button, Switch, Tooltip } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { ACCOUNT_COLOURS, accountNamed, type SavedAccount } from '../../shared/domain/people/saved-accounts.ts'
import { storeName } from '../../shared/domain/people/store.ts'
import { messages, say } from '../../shared/messages.ts'
import { dotted } from '../../shared/text.ts'
import text from '../parts/text.module.css'
import { AccountDot } from '../session/accounts/account-dot.tsx'
import classes from '../session/accounts/accounts.module.css'
import {
  removeAccount,
  setAccountColour,
  setKeptSignedIn,
  setShared,
  useAccounts,
} from '../session/accounts/accounts.ts'
import { useStore } from '../session/app-state.ts'
import { useDevice } from '../theme/device.ts'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

export function Stores() {
  const here = useAccounts()
  const store = useStore()
  const isShared = useDevice((device) => device.isShared)
  return (
    <Section title="Stores" lead={messages.storesLead}>
      <Setting title="Shared computer" help={messages.sharedComputerHelp}>
        {({ labelledBy, describedBy }) => (
          <Switch
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            checked={isShared}
            onChange={({ currentTarget }) => void setShared(currentTarget.checked)}
          />
        )}
      </Setting>
      {store !== undefined && !isShared && (
        <Setting title="Keep this store signed in" help={say('keepStoreHelp', { store: storeName(store) })}>
          {({ labelledBy, describedBy }) => (
            <Switch
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              checked={here.keepsSignedIn === true}
              onChange={({ currentTarget }) => void setKeptSignedIn(store.id, currentTarget.checked)}
            />
          )}
        </Setting>
      )}
      {here.accounts.length > 0 && (
        <ul className={classes.stores}>
          {here.accounts.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ account }: { readonly account: SavedAccount }) {
  const { id, name, place, email } = account
  return (
    <li className={classes.row}>
      <AccountDot colour={account.colour} />
      <span className={classes.names}>
        <span className={classes.name}>{name}</span>
        <span className={text.small}>{dotted(place, email)}</span>
      </span>
      <fieldset className={classes.swatches} aria-label={`Colour of ${accountNamed(account)}`}>
        {ACCOUNT_COLOURS.map((colour) => (
          <Tooltip key={colour} label={colour}>
            <ActionIcon
              className={classes.swatch ?? ''}
              data-colour={colour}
              variant="transparent"
              size="sm"
              aria-label={colour}
              aria-pressed={colour === account.colour}
              onClick={() => void setAccountColour(id, colour)}
            >
              {colour === account.colour && <IconCheck size={13} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        ))}
      </fieldset>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Remove: ${accountNamed(account)}`}
        onClick={() => void removeAccount(id)}
      >
        Remove
      </Button>
    </li>
  )
}

/**
 * Whether a store stays signed in when another is opened: asked when a second one is added, and before a store is left that doesn't
 * stay, for leaving it signs it out.
 */
import { Button, Group, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect } from 'react'
import {
  type AccountsHere,
  accountAt,
  accountNamed,
  type SavedAccount,
} from '../../../shared/domain/people/saved-accounts.ts'
import { placeBeside } from '../../../shared/domain/people/store.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useApp } from '../app-state.ts'
import { ask } from '../bridge.ts'
import type { Go } from '../shell/sign-out.ts'
import { addStore, NO_ACCOUNTS, openStore, setStays, useAsksToStay } from './accounts.ts'

const ID = 'ask to stay'

/** `next`: what the store is left for; it isn't left where that is undefined. */
function askToStay(next?: () => Promise<void>): void {
  const { session } = useApp.getState()
  if (session.phase !== 'signedIn') return
  const { companyName, email, city } = session.store
  const name = companyName.trim() === '' ? email : companyName.trim()
  const account = accountNamed({ name, place: placeBeside(name, city) })
  const answer = async (stays: boolean) => {
    modals.close(ID)
    if (await setStays(stays)) await next?.()
  }
  modals.open({
    modalId: ID,
    title: say('accountAskStay', { account }),
    size: 'md',
    children: (
      <Stack gap="md">
        <Text size="sm">{messages.accountAskStayHelp}</Text>
        {next !== undefined && <Text size="sm">{messages.accountSignsOut}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void answer(false)}>
            {next === undefined ? 'Not on this computer' : 'Sign out'}
          </Button>
          <Button onClick={() => void answer(true)} data-autofocus>
            Keep signed in
          </Button>
        </Group>
      </Stack>
    ),
  })
}

const here = (): Promise<AccountsHere> => ask('session.accounts', undefined).catch(() => NO_ACCOUNTS)

/** Leaves the present store for something else, after a question where that signs it out. */
async function leaveFor(next: () => Promise<void>): Promise<void> {
  const isSignedIn = useApp.getState().session.phase === 'signedIn'
  const { stays, isShared } = await here()
  if (isSignedIn && stays !== true && !isShared) askToStay(next)
  else await next()
}

export const switchTo = (account: SavedAccount, go: Go): Promise<void> => {
  const { session } = useApp.getState()
  if (session.phase === 'signedIn' && session.store.id === account.id) return Promise.resolve()
  return leaveFor(() => openStore(account, go))
}

/** By Ctrl+Shift+1 to 9; a key without a store does nothing. */
export async function switchByKey(key: number, go: Go): Promise<void> {
  const account = accountAt(await here(), key)
  if (account !== undefined) await switchTo(account, go)
}

export const addAccount = (go: Go): Promise<void> => leaveFor(() => addStore(go))

/** Asks a user who has just added a store. */
export function AskWhenAdded() {
  const asks = useAsksToStay()
  useEffect(() => {
    if (!asks) return
    askToStay()
    return () => modals.close(ID)
  }, [asks])
  return null
}

/**
 * The question that asks to keep a store signed in when another is opened. It is asked when a second store is added, and before leaving a
 * store that would be signed out by leaving it.
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
import { placeBeside, storeName } from '../../../shared/domain/people/store.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import { storeId, useApp } from '../app-state.ts'
import type { Go } from '../sign-out.ts'
import { addStore, openStore, setKeptSignedIn, useOffersToKeepSignedIn } from './accounts.ts'

const ID = 'ask to stay'

/** `next` is the action to run after the answer, such as opening another store; undefined if the user stays in the store. */
function askToKeepSignedIn(next?: () => Promise<void>): void {
  const { session } = useApp.getState()
  if (session.phase !== 'signedIn') return
  const { store } = session
  const name = storeName(store)
  const account = accountNamed({ name, place: placeBeside(name, store.city) })
  const answer = async (keep: boolean) => {
    modals.close(ID)
    if (await setKeptSignedIn(store.id, keep)) await next?.()
  }
  modals.open({
    modalId: ID,
    title: say('accountKeepSignedIn', { account }),
    size: 'md',
    children: (
      <Stack gap="md">
        <Text size="sm">{messages.accountKeepSignedInHelp}</Text>
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

/** The stores of this computer. Shows the error as a toast and resolves to undefined if they can't be read. */
const accountsHere = (): Promise<AccountsHere | undefined> =>
  ask('session.accounts', undefined).catch((thrown: unknown) => {
    toast.failed(appErrorOf(thrown).message)
    return undefined
  })

/** Leaves the present store and runs `next`; asks first if leaving would sign the store out. */
async function leaveFor(next: () => Promise<void>): Promise<void> {
  const { session } = useApp.getState()
  const here = await accountsHere()
  if (here === undefined) return
  if (session.phase === 'signedIn' && here.keepsSignedIn !== true && !here.isShared) askToKeepSignedIn(next)
  else await next()
}

export const switchTo = (account: SavedAccount, go: Go): Promise<void> =>
  account.id === storeId(useApp.getState().session) ? Promise.resolve() : leaveFor(() => openStore(account, go))

/** Switches store by Ctrl+Shift+1 to 9; does nothing for a number without a store. */
export async function switchByKey(key: number, go: Go): Promise<void> {
  const here = await accountsHere()
  const account = here && accountAt(here, key)
  if (account !== undefined) await switchTo(account, go)
}

export const addAccount = (go: Go): Promise<void> => leaveFor(() => addStore(go))

/** Asks a user who has just added a store if the store stays signed in. */
export function KeepSignedInPrompt() {
  const asks = useOffersToKeepSignedIn()
  useEffect(() => {
    if (!asks) return
    askToKeepSignedIn()
    return () => modals.close(ID)
  }, [asks])
  return null
}

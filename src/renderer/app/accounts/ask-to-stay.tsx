/** Asks once whether a store stays signed in when another is opened: before its user adds a store, or when it is added. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountNamed } from '../../../shared/domain/people/saved-accounts.ts'
import { placeBeside } from '../../../shared/domain/people/store.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useApp } from '../app-state.ts'
import type { Go } from '../shell/sign-out.ts'
import { addAccount, setStays, useAsksToStay } from './accounts.ts'

const ID = 'ask to stay'

/** `adding`: the store is left for another one as soon as it is answered. */
export function askToStay(when: 'adding' | 'added', go: Go): void {
  const { session } = useApp.getState()
  if (session.phase !== 'signedIn') return
  const { companyName, email, city } = session.store
  const name = companyName.trim() === '' ? email : companyName.trim()
  const account = accountNamed({ name, place: placeBeside(name, city) })
  const answer = async (stays: boolean) => {
    modals.close(ID)
    const isSet = await setStays(stays)
    if (isSet && when === 'adding') await addAccount(go)
  }
  modals.open({
    modalId: ID,
    title: say('accountAskStay', { account }),
    size: 'md',
    children: (
      <Stack gap="md">
        <Text size="sm">{messages.accountAskStayHelp}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void answer(false)}>
            {when === 'adding' ? 'Sign out' : 'Not on this computer'}
          </Button>
          <Button onClick={() => void answer(true)} data-autofocus>
            Keep signed in
          </Button>
        </Group>
      </Stack>
    ),
  })
}

/** Asks a user who has just added a store. */
export function AskWhenAdded() {
  const asks = useAsksToStay()
  const navigate = useNavigate()
  useEffect(() => {
    if (!asks) return
    askToStay('added', navigate)
    return () => modals.close(ID)
  }, [asks, navigate])
  return null
}

import { modals } from '@mantine/modals'
import { create } from 'zustand'
import { HOME, LOGIN } from '../../../shared/domain/people/access.ts'
import {
  type AccountColour,
  type AccountsHere,
  accountNamed,
  offersToKeepSignedIn,
  type SavedAccount,
} from '../../../shared/domain/people/saved-accounts.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useAsk } from '../../bridge/queries.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { closePalette } from '../../navigation/palette-store.ts'
import { toast } from '../../parts/toasts.tsx'
import { setSession, storeId, useApp } from '../app-state.ts'
import type { Go } from '../sign-out.ts'

const NO_ACCOUNTS: AccountsHere = { accounts: [], keepsSignedIn: false, isShared: false }
const KEY = ['session.accounts', undefined]

export const useAccounts = (): AccountsHere => useAsk('session.accounts', undefined).data ?? NO_ACCOUNTS

const changed = (here: AccountsHere): void => {
  queryClient.setQueryData(KEY, here)
}

/** Changes the list; shows a refusal as a toast. Resolves to true if the change was made. */
async function change(changing: Promise<AccountsHere>): Promise<boolean> {
  try {
    changed(await changing)
    return true
  } catch (thrown) {
    toast.failed(appErrorOf(thrown).message)
    return false
  }
}

export const setKeptSignedIn = (id: number, keep: boolean): Promise<boolean> =>
  change(ask('session.keepSignedIn', { id, keep }))
/** Sets whether several people share this computer. No store stays signed in on a shared computer. */
export const setShared = (isShared: boolean): Promise<boolean> =>
  change(ask('device.write', { isShared }).then(() => ask('session.accounts', undefined)))
export const removeAccount = (id: number): Promise<boolean> => change(ask('session.removeAccount', { id }))
export const setAccountColour = (id: number, colour: AccountColour): Promise<boolean> =>
  change(ask('session.setAccountColour', { id, colour }))

/** The colour of the signed-in store; undefined where there is no other to tell it from. */
export function useAccountColour(): AccountColour | undefined {
  const { accounts } = useAccounts()
  const id = useApp(({ session }) => storeId(session))
  return accounts.length < 2 ? undefined : accounts.find((one) => one.id === id)?.colour
}

/** True if the signed-in user is to be asked now to keep the store signed in. */
export const useOffersToKeepSignedIn = (): boolean => {
  const here = useAccounts()
  return useApp(({ session }) => session.phase === 'signedIn') && offersToKeepSignedIn(here)
}

interface Opening {
  readonly account: SavedAccount | undefined
  /** The store that couldn't be opened, and why. */
  readonly refused: { readonly email: string; readonly message: string } | undefined
}

const idle: Opening = { account: undefined, refused: undefined }

export const useOpening = create<Opening>(() => idle)

const BUSY = 'account-switched'
const cancel = () => void ask('session.cancelSignIn', undefined).catch(() => undefined)

/** Opens another store at its home screen. The present store is left only after the portal has accepted the switch. */
export async function openStore(account: SavedAccount, go: Go): Promise<void> {
  if (account.id === storeId(useApp.getState().session) || useOpening.getState().account !== undefined) return
  const isLeaving = useApp.getState().session.phase === 'signedIn'
  useOpening.setState({ account, refused: undefined })
  if (isLeaving) toast.busy(BUSY, say('accountOpening', { account: accountNamed(account) }), cancel)
  try {
    setSession(await ask('session.switchTo', { id: account.id }))
    // Dialogs opened so far are about the store that was left.
    modals.closeAll()
    closePalette()
    useOpening.setState(idle)
    go(HOME, { replace: true })
    toast.done(say('accountSwitched', { account: accountNamed(account) }), BUSY)
  } catch (thrown) {
    toast.over(BUSY)
    const { kind, message } = appErrorOf(thrown)
    const isSignedOut = useApp.getState().session.phase === 'signedOut'
    const isErrorShown = isSignedOut && kind !== 'cancelled'
    useOpening.setState({ account: undefined, refused: isErrorShown ? { email: account.email, message } : undefined })
    void queryClient.invalidateQueries({ queryKey: ['session.accounts'] })
    if (!isSignedOut && kind !== 'cancelled') toast.failed(message)
  }
}

/** Goes to the sign-in screen to add a store that isn't signed in on this computer yet. */
export async function addStore(go: Go): Promise<void> {
  try {
    setSession(await ask('session.switchTo', {}))
    useOpening.setState(idle)
    go(LOGIN, { replace: true })
  } catch (thrown) {
    toast.failed(appErrorOf(thrown).message)
  }
}

/** Stores that stay signed in on this computer, and the change from one to another. */
import { modals } from '@mantine/modals'
import { create } from 'zustand'
import { HOME, LOGIN } from '../../../shared/domain/people/access.ts'
import {
  type AccountColour,
  type AccountsHere,
  accountNamed,
  asksToKeepSignedIn,
  type SavedAccount,
} from '../../../shared/domain/people/saved-accounts.ts'
import { say } from '../../../shared/messages.ts'
import { toast } from '../../parts/toasts.tsx'
import { setSession, storeId, useApp } from '../app-state.ts'
import { appErrorOf, ask } from '../bridge.ts'
import { useAsk } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { closePalette } from '../shell/palette-store.ts'
import type { Go } from '../shell/sign-out.ts'

const NO_ACCOUNTS: AccountsHere = { accounts: [], keepsSignedIn: false, isShared: false }
const KEY = ['session.accounts', undefined]

export const useAccounts = (): AccountsHere => useAsk('session.accounts', undefined).data ?? NO_ACCOUNTS

const changed = (here: AccountsHere): void => {
  queryClient.setQueryData(KEY, here)
}

/** Changes the list; a refusal is told. Resolves to whether it was done. */
async function change(made: Promise<AccountsHere>): Promise<boolean> {
  try {
    changed(await made)
    return true
  } catch (thrown) {
    toast.failed(appErrorOf(thrown).message)
    return false
  }
}

export const setKeptSignedIn = (id: number, keep: boolean): Promise<boolean> =>
  change(ask('session.keepSignedIn', { id, keep }))
/** Where several people use the computer, no store stays signed in on it. */
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

/** Whether the signed-in user is asked now if the store stays signed in. */
export const useAsksToKeepSignedIn = (): boolean => {
  const here = useAccounts()
  return useApp(({ session }) => session.phase === 'signedIn') && asksToKeepSignedIn(here)
}

interface Opening {
  /** The store that is being opened. */
  readonly account: SavedAccount | undefined
  /** The store that couldn't be opened, and why. */
  readonly refused: { readonly email: string; readonly message: string } | undefined
}

const idle: Opening = { account: undefined, refused: undefined }

export const useOpening = create<Opening>(() => idle)

const BUSY = 'account-switched'
const cancel = () => void ask('session.cancelSignIn', undefined).catch(() => undefined)

/** Opens another store at its home; the present one is left once the portal has said that it can be. */
export async function openStore(account: SavedAccount, go: Go): Promise<void> {
  if (account.id === storeId(useApp.getState().session) || useOpening.getState().account !== undefined) return
  const isLeaving = useApp.getState().session.phase === 'signedIn'
  useOpening.setState({ account, refused: undefined })
  if (isLeaving) toast.busy(BUSY, say('accountOpening', { account: accountNamed(account) }), cancel)
  try {
    setSession(await ask('session.switchTo', { id: account.id }))
    // What was opened over the store that was left is about that one.
    modals.closeAll()
    closePalette()
    useOpening.setState(idle)
    go(HOME, { replace: true })
    toast.done(say('accountSwitched', { account: accountNamed(account) }), BUSY)
  } catch (thrown) {
    toast.over(BUSY)
    const { kind, message } = appErrorOf(thrown)
    const isSignedOut = useApp.getState().session.phase === 'signedOut'
    const isTold = isSignedOut && kind !== 'cancelled'
    useOpening.setState({ account: undefined, refused: isTold ? { email: account.email, message } : undefined })
    void queryClient.invalidateQueries({ queryKey: ['session.accounts'] })
    if (!isSignedOut && kind !== 'cancelled') toast.failed(message)
  }
}

/** To sign-in, for a store that isn't signed in on this computer yet. */
export async function addStore(go: Go): Promise<void> {
  try {
    setSession(await ask('session.switchTo', {}))
    useOpening.setState(idle)
    go(LOGIN, { replace: true })
  } catch (thrown) {
    toast.failed(appErrorOf(thrown).message)
  }
}

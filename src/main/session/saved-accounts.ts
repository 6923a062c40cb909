/**
 * Accounts that stay signed in on this computer, so that their user can switch stores without a password. The list is in `accounts.json`,
 * each token in the keychain under the account's own name. None of this is a session: there is one session, of one account, and its token
 * is kept separately (`session-service.ts`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  ACCOUNT_COLOURS,
  type AccountColour,
  type AccountsHere,
  MOST_ACCOUNTS,
  type SavedAccount,
} from '../../shared/domain/people/saved-accounts.ts'
import { placeBeside, type Store, storeName } from '../../shared/domain/people/store.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { rmSync, writeFileSync } from '../files/retrying-fs.ts'
import type { Vault } from '../vault/vault.ts'

export interface SavedAccounts {
  /** Returns all accounts that can be opened, and the setting of the signed-in account (`id`). */
  here(id: number | undefined): AccountsHere
  /** True if the account stays signed in when another is opened. */
  isKept(id: number): boolean
  /** Changes the account's setting; its token is kept, or removed. Refuses if the list is full. */
  setKept(store: Store, token: string, isKept: boolean): Promise<Result<undefined>>
  /** Called after a sign-in: replaces a kept token by the new one. */
  signedIn(store: Store, token: string): Promise<void>
  find(id: number): SavedAccount | undefined
  /** Returns the account's token; undefined if it is gone. */
  token(id: number): Promise<string | undefined>
  /** Called after a sign-out or a refused token. The setting is remembered for the next sign-in. */
  remove(id: number): Promise<void>
  removeAll(): Promise<void>
  setColour(id: number, colour: AccountColour): void
}

export interface SavedAccountsDeps {
  /** The profile folder. */
  readonly folder: string
  /** The portal's name: accounts of different portals don't mix. */
  readonly portal: string
  readonly vault: Vault
  /** True on a computer shared by several people: nothing stays signed in there. */
  readonly isShared: () => boolean
}

const entry = z.object({
  portal: z.string(),
  id: z.number().int(),
  name: z.string(),
  place: z.string(),
  email: z.string(),
  colour: z.enum(ACCOUNT_COLOURS).catch(ACCOUNT_COLOURS[0]),
  wants: z.boolean(),
  /** True if its token is in the keychain. */
  isIn: z.boolean(),
})
type Entry = z.output<typeof entry>

/** The list of `accounts.json`. A file that can't be read counts as missing: its accounts sign in with their passwords. */
class AccountsFile {
  readonly #file: string
  readonly #portal: string
  #all: readonly Entry[]
  /** Accounts whose tokens aren't in a keychain: they stay signed in until StoreDesk is closed, and aren't listed in the file. */
  readonly inMemory = new Set<number>()

  constructor(folder: string, portal: string) {
    this.#file = join(folder, 'accounts.json')
    this.#portal = portal
    this.#all = readEntries(this.#file)
  }

  own(): readonly Entry[] {
    return this.#all.filter((one) => this.#isOwn(one))
  }

  of(id: number): Entry | undefined {
    return this.own().find((one) => one.id === id)
  }

  put(changed: Omit<Entry, 'portal'>): void {
    const entry = { ...changed, portal: this.#portal }
    const isThere = this.of(changed.id) !== undefined
    const replaced = this.#all.map((one) => (this.#isOwn(one) && one.id === changed.id ? entry : one))
    this.#save(isThere ? replaced : [...this.#all, entry])
  }

  /** Marks the accounts that are signed in as signed out, and returns them. */
  signOutAll(): readonly Entry[] {
    const signedOut = this.own().filter(({ isIn }) => isIn)
    this.#save(this.#all.map((one) => (signedOut.includes(one) ? { ...one, isIn: false } : one)))
    return signedOut
  }

  freeColour(): AccountColour {
    const isTaken = (colour: AccountColour) => this.own().some((one) => one.isIn && one.colour === colour)
    return ACCOUNT_COLOURS.find((colour) => !isTaken(colour)) ?? ACCOUNT_COLOURS[0]
  }

  #isOwn({ portal }: Entry): boolean {
    return portal === this.#portal
  }

  #save(next: readonly Entry[]): void {
    this.#all = next
    const written = next.map((one) => (this.#isOwn(one) && this.inMemory.has(one.id) ? { ...one, isIn: false } : one))
    try {
      if (written.length === 0) rmSync(this.#file, { force: true })
      else writeFileSync(this.#file, JSON.stringify(written), { mode: 0o600 })
    } catch {
      // The change counts until StoreDesk is closed.
    }
  }
}

export function createSavedAccounts({ folder, portal, vault, isShared }: SavedAccountsDeps): SavedAccounts {
  const file = new AccountsFile(folder, portal)
  const open = () => (isShared() ? [] : file.own().filter(({ isIn }) => isIn))
  const placeOf = (id: number) => `token ${portal} ${id}`

  const keep = async (store: Store, token: string): Promise<void> => {
    const known = file.of(store.id)
    const colour = known?.isIn === true ? known.colour : file.freeColour()
    const entry = { id: store.id, ...namesOf(store), colour, wants: true, isIn: true }
    file.put(entry)
    await vault.set(placeOf(store.id), token)
    if (vault.kind() === 'keychain') file.inMemory.delete(store.id)
    else file.inMemory.add(store.id)
    // If it was signed out meanwhile, it stays signed out.
    if (file.of(store.id)?.isIn === true) file.put(entry)
  }

  return {
    here: (id) => ({
      accounts: open().map(({ id, name, place, email, colour }) => ({ id, name, place, email, colour })),
      keepsSignedIn: id === undefined || isShared() ? false : file.of(id)?.isIn,
      isShared: isShared(),
    }),
    isKept: (id) => open().some((one) => one.id === id),
    setKept: async (store, token, isKept) => {
      if (isShared()) return isKept ? refuse('accountsShared') : ok(undefined)
      if (!isKept) {
        const colour = file.of(store.id)?.colour ?? file.freeColour()
        file.put({ id: store.id, ...namesOf(store), colour, wants: false, isIn: false })
        await vault.delete(placeOf(store.id))
        return ok(undefined)
      }
      if (open().length >= MOST_ACCOUNTS && file.of(store.id)?.isIn !== true) {
        return refuse('accountsFull', { stores: counted.stores(MOST_ACCOUNTS) })
      }
      await keep(store, token)
      return ok(undefined)
    },
    signedIn: async (store, token) => {
      const known = file.of(store.id)
      if (isShared() || known?.wants !== true) return
      if (known.isIn || open().length < MOST_ACCOUNTS) await keep(store, token)
    },
    find: (id) => open().find((one) => one.id === id),
    token: async (id) => (open().some((one) => one.id === id) ? vault.get(placeOf(id)) : undefined),
    remove: async (id) => {
      const known = file.of(id)
      if (known === undefined) return
      file.put({ ...known, isIn: false })
      await vault.delete(placeOf(id))
    },
    removeAll: async () => {
      await Promise.all(file.signOutAll().map(({ id }) => vault.delete(placeOf(id))))
    },
    setColour: (id, colour) => {
      const known = file.of(id)
      if (known !== undefined) file.put({ ...known, colour })
    },
  }
}

function namesOf(store: Store): Pick<SavedAccount, 'name' | 'place' | 'email'> {
  const name = storeName(store)
  return { name, place: placeBeside(name, store.city), email: store.email }
}

function readEntries(file: string): readonly Entry[] {
  try {
    const found = z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
    return found.flatMap((one) => {
      const read = entry.safeParse(one)
      return read.success ? [read.data] : []
    })
  } catch {
    return []
  }
}

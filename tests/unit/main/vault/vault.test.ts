import { describe, expect, it } from 'vitest'
import { createVault, type Keychain } from '../../../../src/main/vault/vault.ts'

const ACCOUNT = 'token https://portal.example.in'
/** Windows' limit for one secret, in characters. */
const WINDOWS_LIMIT = 1280

interface Drawer extends Keychain {
  readonly secrets: Map<string, string>
}

/** A keychain in memory; `broken` sets the operation from which on it fails. */
function drawer(limit = Number.POSITIVE_INFINITY): Drawer {
  const secrets = new Map<string, string>()
  const at = (service: string, account: string) => `${service}/${account}`
  return {
    secrets,
    getPassword: async (service, account) => secrets.get(at(service, account)) ?? null,
    setPassword: async (service, account, password) => {
      if (password.length > limit) throw new Error('The stub received bad data.')
      secrets.set(at(service, account), password)
    },
    deletePassword: async (service, account) => secrets.delete(at(service, account)),
  }
}

const locked = () => Promise.reject(new Error('The keychain is locked'))
const LOCKED: Keychain = { getPassword: locked, setPassword: locked, deletePassword: locked }

const PATIENCE_MS = 20
const never = () => new Promise<never>(() => undefined)

describe('a vault with a keychain', () => {
  it('keeps a token there, and in no other place', async () => {
    const keychain = drawer()
    const vault = createVault(async () => keychain)
    await vault.set(ACCOUNT, 'the token')
    expect(vault.kind()).toBe('keychain')
    expect([...keychain.secrets.keys()]).toEqual([`StoreDesk/${ACCOUNT}`])
    // Only the keychain has it: a new vault reads the same.
    expect(await createVault(async () => keychain).get(ACCOUNT)).toBe('the token')
    keychain.secrets.clear()
    expect(await vault.get(ACCOUNT)).toBeUndefined()
  })

  it('has nothing where nothing was kept', async () => {
    expect(await createVault(async () => drawer()).get(ACCOUNT)).toBeUndefined()
  })

  it.each([1, 1199, 1200, 1201, 2400, 2560, 4096, 8192])('keeps a token of %i characters whole', async (length) => {
    const token = Array.from({ length }, (_, at) => String.fromCharCode(33 + (at % 90))).join('')
    const keychain = drawer(WINDOWS_LIMIT)
    const vault = createVault(async () => keychain)
    await vault.set(ACCOUNT, token)
    expect(vault.kind()).toBe('keychain')
    expect(await createVault(async () => keychain).get(ACCOUNT)).toBe(token)
  })

  it('leaves no piece of a longer token behind a shorter one, and none after it is deleted', async () => {
    const keychain = drawer(WINDOWS_LIMIT)
    const vault = createVault(async () => keychain)
    await vault.set(ACCOUNT, 'x'.repeat(4096))
    expect(keychain.secrets.size).toBe(4)
    await vault.set(ACCOUNT, 'short')
    expect(keychain.secrets.size).toBe(1)
    await vault.set(ACCOUNT, 'x'.repeat(4096))
    await vault.delete(ACCOUNT)
    expect(keychain.secrets.size).toBe(0)
    expect(await vault.get(ACCOUNT)).toBeUndefined()
  })

  it('keeps the tokens of different portals apart', async () => {
    const keychain = drawer()
    const vault = createVault(async () => keychain)
    await vault.set('token a', 'one')
    await vault.set('token b', 'two')
    await vault.delete('token a')
    expect(await vault.get('token b')).toBe('two')
  })

  it('keeps the later of two tokens, however slowly the keychain writes the first', async () => {
    const keychain = drawer()
    const opening = Promise.withResolvers<void>()
    let isFirst = true
    const slow: Keychain = {
      ...keychain,
      setPassword: async (service, account, password) => {
        if (isFirst) {
          isFirst = false
          await opening.promise
        }
        return keychain.setPassword(service, account, password)
      },
    }
    const vault = createVault(async () => slow, PATIENCE_MS)
    const first = vault.set(ACCOUNT, 'a'.repeat(3000))
    const second = vault.set(ACCOUNT, 'b'.repeat(1300))
    // Both give up and keep the values in memory; the keychain is unlocked afterwards.
    await Promise.all([first, second])
    expect(await vault.get(ACCOUNT)).toBe('b'.repeat(1300))
    opening.resolve()
    await expect.poll(() => createVault(async () => keychain).get(ACCOUNT)).toBe('b'.repeat(1300))
    await expect.poll(() => keychain.secrets.size).toBe(2)
  })

  it('ignores what it can’t read: a lost piece, another program’s secret', async () => {
    const keychain = drawer()
    const vault = createVault(async () => keychain)
    await vault.set(ACCOUNT, 'x'.repeat(4096))
    keychain.secrets.delete(`StoreDesk/${ACCOUNT}#2`)
    expect(await vault.get(ACCOUNT)).toBeUndefined()
    keychain.secrets.set(`StoreDesk/${ACCOUNT}`, 'not ours')
    expect(await vault.get(ACCOUNT)).toBeUndefined()
  })
})

describe('a vault without a keychain', () => {
  it.each<readonly [string, () => Promise<Keychain>]>([
    ['can’t be loaded', () => Promise.reject(new Error('Cannot find module keytar'))],
    ['is locked', async () => LOCKED],
    ['forgets at once', async () => ({ ...drawer(), getPassword: async () => null })],
    ['can’t be written', async () => ({ ...drawer(), setPassword: locked })],
    ['refuses long secrets', async () => drawer(5)],
    ['never loads', never],
    ['never answers', async () => ({ getPassword: never, setPassword: never, deletePassword: never })],
  ])('that %s keeps the token in memory, and says so', async (_, load) => {
    const vault = createVault(load, PATIENCE_MS)
    await vault.set(ACCOUNT, 'the token')
    expect(vault.kind()).toBe('memory')
    expect(await vault.get(ACCOUNT)).toBe('the token')
    // The next start begins without it.
    expect(await createVault(load, PATIENCE_MS).get(ACCOUNT)).toBeUndefined()
    await vault.delete(ACCOUNT)
    expect(await vault.get(ACCOUNT)).toBeUndefined()
  })

  it('has a try at the keychain again with the next token', async () => {
    const keychain = drawer()
    let open = false
    const vault = createVault(async () => ({
      ...keychain,
      setPassword: (...secret) => (open ? keychain.setPassword(...secret) : locked()),
    }))
    await vault.set(ACCOUNT, 'one')
    expect(vault.kind()).toBe('memory')
    open = true
    await vault.set(ACCOUNT, 'two')
    expect(vault.kind()).toBe('keychain')
    expect(await createVault(async () => keychain).get(ACCOUNT)).toBe('two')
  })

  it('loads a keychain that could not be loaded the first time', async () => {
    const keychain = drawer()
    let tries = 0
    const vault = createVault(async () => {
      tries += 1
      if (tries === 1) throw new Error('The session bus is not there yet')
      return keychain
    })
    await vault.get(ACCOUNT)
    await vault.set(ACCOUNT, 'the token')
    expect(vault.kind()).toBe('keychain')
  })
})

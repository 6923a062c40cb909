import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Cipher, firstOf, openEncryptedFile } from '../../../../src/main/vault/encrypted-file.ts'
import { createVault, type Keychain } from '../../../../src/main/vault/vault.ts'

const KEY = 0x5a
const turned = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ KEY))
/** Stands for the operating system. */
const cipher: Cipher = {
  available: async () => true,
  encrypt: async (text) => turned(Buffer.from(text)),
  decrypt: async (bytes) => ({ text: turned(bytes).toString(), isStale: false }),
}
const newFile = () => join(mkdtempSync(join(tmpdir(), 'storedesk-secrets-')), 'secrets.json')
const nobody = async (): Promise<Keychain> => {
  throw new Error('There is no keychain')
}

describe('a file that the operating system encrypts', () => {
  it('gives back over a restart what was kept in it, and shows it to no one', async () => {
    const file = newFile()
    const ways = firstOf(nobody, () => openEncryptedFile(file, cipher))
    await createVault(ways).set('token', 'the secret token')
    expect(readFileSync(file, 'utf8')).not.toContain('secret')
    expect(await createVault(ways).get('token')).toBe('the secret token')
    expect(createVault(ways).kind()).toBe('keychain')
  })

  it('is not used where the system only pretends: memory is', async () => {
    const vault = createVault(
      firstOf(nobody, () => openEncryptedFile(newFile(), { ...cipher, available: async () => false })),
    )
    await vault.set('token', 'the secret token')
    expect(vault.kind()).toBe('memory')
  })

  it('is encrypted again once the system has another key, and is read where that can’t be written', async () => {
    const file = newFile()
    await createVault(() => openEncryptedFile(file, cipher)).set('token', 'the secret token')
    const before = readFileSync(file, 'utf8')
    let key = 0
    const renewed = (encrypt: Cipher['encrypt']): Cipher => ({
      available: async () => true,
      encrypt,
      decrypt: async (bytes) => ({ ...(await cipher.decrypt(bytes)), isStale: true }),
    })
    const full = renewed(() => Promise.reject(new Error('No key')))
    expect(await createVault(() => openEncryptedFile(file, full)).get('token')).toBe('the secret token')
    expect(readFileSync(file, 'utf8')).toBe(before)
    const turning = renewed(async (text) => {
      key += 1
      return Buffer.concat([await cipher.encrypt(text), Buffer.alloc(key)])
    })
    expect(await createVault(() => openEncryptedFile(file, turning)).get('token')).toBe('the secret token')
    expect(key).toBe(1)
    expect(readFileSync(file, 'utf8')).not.toBe(before)
  })

  it('that was damaged has nothing, and takes the place of nothing', async () => {
    const file = newFile()
    writeFileSync(file, 'not JSON')
    const vault = createVault(firstOf(nobody, () => openEncryptedFile(file, cipher)))
    expect(await vault.get('token')).toBeUndefined()
    expect(vault.kind()).toBe('memory')
  })
})

describe('of two ways', () => {
  it('the first that answers is used, and deleting deletes from both', async () => {
    const [one, two] = [newFile(), newFile()]
    const second = () => openEncryptedFile(two, cipher)
    await createVault(firstOf(nobody, second)).set('token', 'left behind')
    const both = createVault(firstOf(() => openEncryptedFile(one, cipher), second))
    await both.set('token', 'kept')
    expect(await both.get('token')).toBe('kept')
    await both.delete('token')
    expect(await createVault(second).get('token')).toBeUndefined()
  })

  it('one that loads and does not answer is passed over', async () => {
    const silent: Keychain = {
      getPassword: nobody as never,
      setPassword: nobody as never,
      deletePassword: nobody as never,
    }
    const vault = createVault(
      firstOf(
        async () => silent,
        () => openEncryptedFile(newFile(), cipher),
      ),
    )
    await vault.set('token', 'kept')
    expect(vault.kind()).toBe('keychain')
  })
})

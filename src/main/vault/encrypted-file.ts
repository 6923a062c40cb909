/** Secrets in a file of the profile, encrypted by the operating system for this user: used where there is no keychain. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeWhole } from '../files/atomic-file.ts'
import type { Keychain } from './vault.ts'

/** The operating system's encryption. Rejects data that it didn't encrypt itself. */
export interface Cipher {
  /** False if the encryption isn't real. */
  available(): Promise<boolean>
  encrypt(text: string): Promise<Buffer>
  /** `isStale`: encrypted with a key that the system has replaced since. */
  decrypt(bytes: Buffer): Promise<{ readonly text: string; readonly isStale: boolean }>
}

const secrets = z.record(z.string(), z.base64())

/** Rejects if the operating system doesn't encrypt. */
export async function openEncryptedFile(file: string, cipher: Cipher): Promise<Keychain> {
  if (!(await cipher.available())) throw new Error('This computer encrypts nothing')
  const read = (): Record<string, string> =>
    existsSync(file) ? secrets.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const write = async (all: Record<string, string>): Promise<void> => {
    const written = await writeWhole(file, [JSON.stringify(all)])
    if (!written.ok) throw new Error(written.error.message)
  }
  const nameOf = (service: string, account: string): string => `${service}/${account}`
  const put = async (name: string, secret: string): Promise<void> => {
    const encrypted = (await cipher.encrypt(secret)).toString('base64')
    await write({ ...read(), [name]: encrypted })
  }
  return {
    getPassword: async (service, account) => {
      const name = nameOf(service, account)
      const found = read()[name]
      if (found === undefined) return null
      const { text, isStale } = await cipher.decrypt(Buffer.from(found, 'base64'))
      // It can still be read today; a failure to encrypt it again loses nothing.
      if (isStale) await put(name, text).catch(() => undefined)
      return text
    },
    setPassword: (service, account, password) => put(nameOf(service, account), password),
    deletePassword: async (service, account) => {
      const { [nameOf(service, account)]: removed, ...rest } = read()
      if (removed !== undefined) await write(rest)
      return removed !== undefined
    },
  }
}

/** Loads a keychain and tests it: one may load and still have no service behind it. */
async function sure(load: () => Promise<Keychain>): Promise<Keychain> {
  const keychain = await load()
  await keychain.getPassword('StoreDesk', 'is anybody there')
  return keychain
}

/** Stores secrets in the first way that works; a deletion covers all ways. Rejects if none works. */
export const firstOf =
  (...ways: readonly (() => Promise<Keychain>)[]) =>
  async (): Promise<Keychain> => {
    const tried = await Promise.allSettled(ways.map(sure))
    const open = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [first] = open
    if (first === undefined) throw new Error('Nothing on this computer keeps secrets')
    return {
      getPassword: (service, account) => first.getPassword(service, account),
      setPassword: (service, account, password) => first.setPassword(service, account, password),
      deletePassword: async (service, account) => {
        const removed = await Promise.all(open.map((one) => one.deletePassword(service, account)))
        return removed.some(Boolean)
      },
    }
  }

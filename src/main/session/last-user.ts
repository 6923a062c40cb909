/** The store that was signed in last, so that a start without a network still knows it. No token, no password. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../../shared/domain/people/store.ts'
import { me } from '../../shared/portal/areas/session.ts'
import { rmSync, writeFileSync } from '../files/retrying-fs.ts'

export interface LastUser {
  /** False after a sign-out, even if the keychain still has a token. */
  exists(): boolean
  find(): Store | undefined
  save(user: string): void
  forget(): void
}

/** A file that can't be read or written counts as missing. */
export function createLastUser(folder: string): LastUser {
  const file = join(folder, 'last-user.json')
  const quietly = <T>(use: () => T): T | undefined => {
    try {
      return use()
    } catch {
      return undefined
    }
  }
  return {
    exists: () => existsSync(file),
    find: () => quietly(() => me.parse(JSON.parse(readFileSync(file, 'utf8')))),
    save: (user) => quietly(() => writeFileSync(file, user, { mode: 0o600 })),
    forget: () => quietly(() => rmSync(file, { force: true })),
  }
}

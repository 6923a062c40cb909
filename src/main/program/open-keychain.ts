/** Opens the store for secrets: the keychain, or a file of the profile that the operating system encrypts. */
import { join } from 'node:path'
import { systemCipher } from '../desktop/cipher.ts'
import { firstOf, openEncryptedFile } from '../vault/encrypted-file.ts'
import { loadKeychain } from '../vault/keychain.ts'

export const openKeychain = (folder: string) =>
  firstOf(loadKeychain, () => openEncryptedFile(join(folder, 'secrets.json'), systemCipher))

/** Electron's interface to the operating system's encryption (DPAPI on Windows, the keyring's key on Linux). */
import { safeStorage } from 'electron'
import type { Cipher } from '../vault/encrypted-file.ts'

export const systemCipher: Cipher = {
  // On Linux without a keyring Electron encrypts with a publicly known key.
  available: async () =>
    (await safeStorage.isAsyncEncryptionAvailable()) &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  decrypt: async (bytes) => {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(bytes)
    return { text: result, isStale: shouldReEncrypt }
  },
}

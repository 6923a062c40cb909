/** keytar, loaded on first use: it is native and may be missing. Nothing else in the project imports it. */
import type { Keychain } from './vault.ts'

export async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar')
  return keytar
}

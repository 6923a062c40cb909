/** Proxies that want a name and a password. */
import { z } from 'zod'
import { entry, nothing } from './entry.ts'

export interface ProxyLogin {
  /** Host and port. */
  readonly proxy: string
  /** `unsupported`: it takes none by Basic, the one way that StoreDesk knows. */
  readonly state: 'wanted' | 'refused' | 'kept' | 'unsupported'
  /** Undefined where none is known. */
  readonly user: string | undefined
  /** Whether the user is to be asked now. */
  readonly asks: boolean
}

const proxy = z.string().min(1).max(260)
/** On one line; a colon would end the name. */
export const proxyUser = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[^:\p{Cc}]+$/u)
export const proxyPassword = z
  .string()
  .min(1)
  .max(256)
  .regex(/^\P{Cc}+$/u)

export const proxiesEntries = {
  /** Those that asked since the start. */
  'proxies.read': entry<readonly ProxyLogin[]>()(nothing),
  /** Tries them, and keeps them in the keychain where the proxy takes them; refuses where it doesn't, or never asked. */
  'proxies.signIn': entry<undefined>()(z.strictObject({ proxy, user: proxyUser, password: proxyPassword })),
  /** Isn't asked again before the next start. */
  'proxies.later': entry<undefined>()(z.strictObject({ proxy })),
  /** Takes them out of the keychain. */
  'proxies.forget': entry<undefined>()(z.strictObject({ proxy })),
}

export interface ProxiesEvents {
  'proxies.changed': { readonly proxies: readonly ProxyLogin[] }
}

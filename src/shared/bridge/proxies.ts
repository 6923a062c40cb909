import { z } from 'zod'
import { entry, nothing } from './entry.ts'

export interface ProxyLogin {
  /** Host and port. */
  readonly proxy: string
  /** `unsupported`: it doesn't accept Basic authentication, the only method that StoreDesk supports. */
  readonly state: 'wanted' | 'refused' | 'kept' | 'unsupported'
  /** Undefined if none is known. */
  readonly user: string | undefined
  /** True if the user has to be asked now. */
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
  /** Proxies that asked since the start. */
  'proxies.read': entry<readonly ProxyLogin[]>()(nothing),
  /** Tries the credentials and stores them in the keychain if the proxy accepts them; refuses if it doesn't, or never asked. */
  'proxies.signIn': entry<undefined>()(z.strictObject({ proxy, user: proxyUser, password: proxyPassword })),
  /** Doesn't ask again before the next start. */
  'proxies.later': entry<undefined>()(z.strictObject({ proxy })),
  /** Removes the credentials from the keychain. */
  'proxies.forget': entry<undefined>()(z.strictObject({ proxy })),
}

export interface ProxiesEvents {
  'proxies.changed': { readonly proxies: readonly ProxyLogin[] }
}

/** Mailed links for a new password: one per request, valid once and for an hour. */
import { randomBytes } from 'node:crypto'
import type { Surroundings } from '../../surroundings.ts'

const GOOD_FOR_MS = 3_600_000

export interface Resets {
  /** Returns the token of a new link; the one before becomes invalid. */
  mail(email: string): string
  /** Returns the email that the token is for; undefined once it is used or expired. */
  emailOf(token: string): string | undefined
  use(token: string): void
  /** The token of the last mailed link, used or not. */
  mailed(email: string): string | undefined
}

export function createResets({ clock, sms }: Surroundings): Resets {
  const links = new Map<string, { readonly token: string; readonly at: number; readonly used: boolean }>()
  const emailOf = (token: string): string | undefined => {
    const [email, link] = [...links].find(([, one]) => one.token === token) ?? []
    return link === undefined || link.used || clock() - link.at > GOOD_FOR_MS ? undefined : email
  }
  return {
    mail: (email) => {
      const token = randomBytes(18).toString('base64url')
      links.set(email, { token, at: clock(), used: false })
      sms(email, `storedesk://open/resetPassword/${token}`)
      return token
    },
    emailOf,
    use: (token) => {
      const email = emailOf(token)
      const link = email === undefined ? undefined : links.get(email)
      if (email !== undefined && link !== undefined) links.set(email, { ...link, used: true })
    },
    mailed: (email) => links.get(email.trim().toLowerCase())?.token,
  }
}

/** What a new password must be: document 3, section 5. The same for changing it and for setting it by a reset link. */
import { type MessageKey, say } from '../messages.ts'

/** How many characters of each class there must be at least. */
const CLASSES: readonly { readonly key: MessageKey; readonly least: number; readonly of: RegExp }[] = [
  { key: 'passwordDigits', least: 2, of: /[0-9]/g },
  { key: 'passwordLower', least: 2, of: /[a-z]/g },
  { key: 'passwordUpper', least: 2, of: /[A-Z]/g },
  { key: 'passwordSpecials', least: 2, of: /[!@#$%]/g },
]

export interface PasswordCheck {
  /** What is wanted, or what is wrong. */
  readonly label: string
  readonly met: boolean
  /** Not only not there yet, but something is there that must go. */
  readonly wrong?: true
}

/**
 * Every condition of a password, in the order in which a person reads them. `weakWords` (passwords.json) count in any
 * case and anywhere. Of nothing typed no condition is met.
 */
export function passwordChecks(password: string, weakWords: readonly string[]): readonly PasswordCheck[] {
  const typed = password.toLowerCase()
  const weak = weakWords.find((word) => typed.includes(word.toLowerCase()))
  return [
    ...CLASSES.map(({ key, least, of }) => ({
      label: say(key, { n: least }),
      met: (password.match(of)?.length ?? 0) >= least,
    })),
    weak === undefined
      ? { label: say('passwordNoWeakWord'), met: password !== '' }
      : { label: say('passwordWeak', { word: weak }), met: false, wrong: true },
  ]
}

/** Why a new password isn't taken; undefined when it may be sent. */
export function refusePassword(
  password: string,
  confirmed: string,
  weakWords: readonly string[],
): MessageKey | undefined {
  if (!passwordChecks(password, weakWords).every(({ met }) => met)) return 'passwordPolicy'
  return password === confirmed ? undefined : 'passwordsDiffer'
}

/**
 * What a link to set a new password names: the mail's whole link (the portal's address, or StoreDesk's own), or the bare
 * value. Undefined for what is neither.
 */
export function resetTokenIn(typed: string): string | undefined {
  const [, linked] = /\/resetPassword\/([^/?#\s]+)\/?(?:[?#]\S*)?$/i.exec(typed.trim()) ?? []
  const token = linked ?? (/^[\w.~-]{6,}$/.test(typed.trim()) ? typed.trim() : undefined)
  try {
    return token === undefined ? undefined : decodeURIComponent(token)
  } catch {
    return undefined
  }
}

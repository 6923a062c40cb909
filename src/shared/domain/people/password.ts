/** Rules for a new password: document 3, section 5. They apply to changing it and to setting it through a reset link. */
import { type MessageKey, say } from '../../messages.ts'

/** The minimum number of characters of each class. */
const CLASSES: readonly { readonly key: MessageKey; readonly least: number; readonly of: RegExp }[] = [
  { key: 'passwordDigits', least: 2, of: /[0-9]/g },
  { key: 'passwordLower', least: 2, of: /[a-z]/g },
  { key: 'passwordUpper', least: 2, of: /[A-Z]/g },
  { key: 'passwordSpecials', least: 2, of: /[!@#$%]/g },
]

export interface PasswordCheck {
  /** The condition, or the error. */
  readonly label: string
  readonly met: boolean
  /** Set if the condition isn't just unmet, but the password contains something that has to be removed. */
  readonly wrong?: true
}

/**
 * All conditions of a password, in reading order. `weakWords` (passwords.json) match in any case and at any place. An empty password meets
 * no condition.
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

export interface NewPassword {
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface PasswordChange extends NewPassword {
  readonly oldPassword: string
}

/** Messages for the fields; empty if the form can be sent. */
type Refusals<Fields> = Partial<Record<keyof Fields, string>>

/** The reasons why a new password isn't accepted. */
export function refuseNewPassword(
  { newPassword, confirmPassword }: NewPassword,
  weakWords: readonly string[],
): Refusals<NewPassword> {
  const isGood = passwordChecks(newPassword, weakWords).every(({ met }) => met)
  if (!isGood) return { newPassword: say('passwordPolicy') }
  return newPassword === confirmPassword ? {} : { confirmPassword: say('passwordsDiffer') }
}

/** The reasons why a change isn't sent: all three fields are required, and the new password must be valid. */
export function refuseChange(typed: PasswordChange, weakWords: readonly string[]): Refusals<PasswordChange> {
  const { oldPassword, newPassword, confirmPassword } = typed
  if (![oldPassword, newPassword, confirmPassword].includes('')) return refuseNewPassword(typed, weakWords)
  const missing = say('allMandatory')
  return {
    ...(oldPassword === '' && { oldPassword: missing }),
    ...(newPassword === '' && { newPassword: missing }),
    ...(confirmPassword === '' && { confirmPassword: missing }),
  }
}

/**
 * The token of a password reset link: from the mail's whole link (the portal's address, or StoreDesk's own), or the bare token. Undefined
 * for other text.
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

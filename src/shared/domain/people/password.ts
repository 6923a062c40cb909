/** What a new password must be: document 3, section 5. The same for changing it and for setting it by a reset link. */
import { type MessageKey, say } from '../../messages.ts'

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

export interface NewPassword {
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface PasswordChange extends NewPassword {
  readonly oldPassword: string
}

/** Sentences beside the fields that they are about; none when it may be sent. */
type Refusals<Fields> = Partial<Record<keyof Fields, string>>

/** Why a new password isn't taken. */
export function refuseNewPassword(
  { newPassword, confirmPassword }: NewPassword,
  weakWords: readonly string[],
): Refusals<NewPassword> {
  const isGood = passwordChecks(newPassword, weakWords).every(({ met }) => met)
  if (!isGood) return { newPassword: say('passwordPolicy') }
  return newPassword === confirmPassword ? {} : { confirmPassword: say('passwordsDiffer') }
}

/** Why a change isn't sent: it names all three, and the rest is as for any new password. */
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

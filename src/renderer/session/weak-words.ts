/** Words that no new password may contain. Main has checked the same file at start, so the page needn't. */
import passwords from '../../../resources/reference/passwords.json' with { type: 'json' }

export const WEAK_WORDS: readonly string[] = passwords.weak

import { all as messages } from './messages/all.ts'

/**
 * Every sentence that a rule shows to the user, once. Some are the trade's own, including their spelling, and stores know them by heart.
 * Screens and tests refer to a sentence by key; `say` fills in its placeholders.
 */
export { messages }

export type MessageKey = keyof typeof messages

/** The sentence with its {placeholders} filled in; one without a value stays, so that a test notices it. */
export function say(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence: string = messages[key]
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}

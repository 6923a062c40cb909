/** What pages complain of while a test runs. */
import type { ConsoleMessage, Page } from '@playwright/test'

/** Is told what a page complains of: errors on its console, thrown and not caught, or a policy that was violated. */
export type Hear = (complaint: string) => void

/** Returns how to stop. */
export function listen(page: Page, hear: Hear): () => void {
  const printed = (message: ConsoleMessage) => {
    if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`)
  }
  const thrown = (error: Error) => hear(error.stack ?? error.message)
  const crashed = () => hear('The page crashed')
  page.on('console', printed)
  page.on('pageerror', thrown)
  page.on('crash', crashed)
  return () => {
    page.off('console', printed)
    page.off('pageerror', thrown)
    page.off('crash', crashed)
  }
}

/** What the pages of one test complained of. */
export class Complaints {
  readonly heard: string[] = []
  readonly expected: RegExp[] = []

  readonly hear: Hear = (complaint) => void this.heard.push(complaint)

  /** Throws what nobody had expected. */
  expectNone(): void {
    const unexpected = this.heard.filter((one) => !this.expected.some((pattern) => pattern.test(one)))
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
  }
}

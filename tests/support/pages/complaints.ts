/** Errors that pages report while a test runs. */
import type { ConsoleMessage, Page } from '@playwright/test'

/** Gets each error of a page: on its console, uncaught, or a policy violation. */
export type Hear = (complaint: string) => void

/** Returns the function that stops listening. */
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

/** The errors of one test's pages. */
export class Complaints {
  readonly received: string[] = []
  readonly expected: RegExp[] = []

  readonly hear: Hear = (complaint) => void this.received.push(complaint)

  /** Throws if there was an error that the test hasn't declared. */
  expectNone(): void {
    const unexpected = this.received.filter((one) => !this.expected.some((pattern) => pattern.test(one)))
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
  }
}

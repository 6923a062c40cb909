import type { Printer } from '../../shared/bridge/device.ts'

/** A question that main asks the user. */
export interface Question {
  readonly message: string
  /** The consequences of a yes. */
  readonly detail: string
  /** The verb on the confirming button. */
  readonly yes: string
}

export interface Computer {
  /** Asks the user in a system dialog; false if it is declined, or can't be shown. */
  confirm(question: Question): Promise<boolean>
  readonly printers: () => Promise<readonly Printer[]>
  /** Returns the system's proxies for an address, as a list such as `PROXY host:port; DIRECT`. */
  readonly systemProxy: (address: string) => Promise<string>
  readonly restart: () => void
}

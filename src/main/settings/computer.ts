/** What the operating system knows and does for the settings of this computer. */
import type { Printer } from '../../shared/bridge/device.ts'

/** A question of main's own. */
export interface Question {
  readonly message: string
  /** What follows from a yes. */
  readonly detail: string
  /** The verb on the button that says yes. */
  readonly yes: string
}

export interface Computer {
  /** Asks the user by a dialog of the system; false where it is declined, or nobody is there to answer. */
  confirm(question: Question): Promise<boolean>
  readonly printers: () => Promise<readonly Printer[]>
  /** Which proxy an address is reached by, as a list such as `PROXY host:port; DIRECT`. */
  readonly systemProxy: (address: string) => Promise<string>
  /** Ends StoreDesk and starts it again. */
  readonly restart: () => void
}

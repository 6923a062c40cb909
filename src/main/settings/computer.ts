/** What the operating system knows and does for the settings of this computer. */
import type { Printer } from '../../shared/bridge/device.ts'

export interface Computer {
  readonly printers: () => Promise<readonly Printer[]>
  /** Which proxy an address is reached by, as a list such as `PROXY host:port; DIRECT`. */
  readonly systemProxy: (address: string) => Promise<string>
  /** Ends StoreDesk and starts it again. */
  readonly restart: () => void
}

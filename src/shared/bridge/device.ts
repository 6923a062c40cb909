/** Settings of this computer: they hold for everybody, and before anybody is signed in. */
import { type DeviceSettings, deviceChange } from '../device-settings.ts'
import { entry, nothing } from './entry.ts'

/** A printer of this computer: the system's name of it, and the one that people know. */
export interface Printer {
  readonly name: string
  readonly title: string
}

export const deviceEntries = {
  'device.read': entry<DeviceSettings>()(nothing),
  /** Sets what is named and leaves the rest; On a disk that can't be written to it holds until the end. */
  'device.write': entry<DeviceSettings>()(deviceChange),
  /** Empty where the system has none, and in the browser host. */
  'device.printers': entry<readonly Printer[]>()(nothing),
}

export interface DeviceEvents {
  /** Set here or in another window. */
  'device.changed': { readonly settings: DeviceSettings }
}

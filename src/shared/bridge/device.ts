/** Settings of this computer: they apply to all users, and before anyone signs in. */
import { type DeviceSettings, deviceChange } from '../device-settings.ts'
import { entry, nothing } from './entry.ts'

/** A printer of this computer: the system's name, and the display name. */
export interface Printer {
  readonly name: string
  readonly title: string
}

export const deviceEntries = {
  'device.read': entry<DeviceSettings>()(nothing),
  /** Sets the named settings and leaves the others. If the disk isn't writable, they apply until StoreDesk is closed. */
  'device.write': entry<DeviceSettings>()(deviceChange),
  /** Empty if the system has none, and in the browser host. */
  'device.printers': entry<readonly Printer[]>()(nothing),
}

export interface DeviceEvents {
  /** Changed here or in another window. */
  'device.changed': { readonly settings: DeviceSettings }
}

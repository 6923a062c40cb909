/** Settings of this computer: they hold for everybody, and before anybody is signed in. */
import { type DeviceSettings, deviceChange } from '../device-settings.ts'
import { entry, nothing } from './entry.ts'

export const deviceEntries = {
  'device.read': entry<DeviceSettings>()(nothing),
  /** Sets what is named and leaves the rest; On a disk that can't be written to it holds until the end. */
  'device.write': entry<DeviceSettings>()(deviceChange),
}

export interface DeviceEvents {
  /** Set here or in another window. */
  'device.changed': { readonly settings: DeviceSettings }
}

/** Opens the settings of this computer; undefined until there is such a dialog. */
export const openDeviceSettings: (() => void) | undefined = undefined

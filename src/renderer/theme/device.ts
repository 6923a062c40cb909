/** The settings of this computer as the page has them: the look of the page, for every user. */
import { useMediaQuery } from '@mantine/hooks'
import { create } from 'zustand'
import { type DeviceChange, type DeviceSettings, deviceSettings } from '../../shared/device-settings.ts'
import { ask, on } from '../bridge/bridge.ts'

export const useDevice = create<DeviceSettings>(() => deviceSettings.parse({}))

function hold(settings: DeviceSettings): void {
  document.documentElement.dataset.textSize = String(settings.textSize)
  useDevice.setState(settings, true)
}

/** Reads the settings and listens for changes. Without an answer, the page keeps its defaults. */
export async function startDevice(): Promise<void> {
  on('device.changed', ({ settings }) => hold(settings))
  try {
    hold(await ask('device.read', undefined))
  } catch {
    // The page must start even without its look.
  }
}

/** Changes a setting at once, in every window. */
export const setDevice = (change: DeviceChange): void => void ask('device.write', change).catch(() => undefined)

/** The scale of the text. Sizes that a script measures in pixels are multiplied by it. */
export const useTextScale = (): number => useDevice(({ textSize }) => textSize / 100)

export function useScheme(): 'light' | 'dark' {
  const theme = useDevice((settings) => settings.theme)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false })
  if (theme !== 'system') return theme
  return systemIsDark ? 'dark' : 'light'
}

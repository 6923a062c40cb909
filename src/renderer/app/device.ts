/** The settings of this computer as the page has them: how everything looks, whoever is signed in. */
import { useMediaQuery } from '@mantine/hooks'
import { create } from 'zustand'
import { type DeviceChange, type DeviceSettings, deviceSettings } from '../../shared/device-settings.ts'
import { ask, on } from './bridge.ts'

export const useDevice = create<DeviceSettings>(() => deviceSettings.parse({}))

function hold(settings: DeviceSettings): void {
  document.documentElement.dataset.textSize = String(settings.textSize)
  useDevice.setState(settings, true)
}

/** Asks for them, and listens. Without an answer the page looks as it does at first. */
export async function startDevice(): Promise<void> {
  on('device.changed', ({ settings }) => hold(settings))
  try {
    hold(await ask('device.read', undefined))
  } catch {
    // Looks are never worth a page that doesn't come.
  }
}

/** Takes effect at once, in every window. */
export const setDevice = (change: DeviceChange): void => void ask('device.write', change).catch(() => undefined)

/** How much larger than usual everything is drawn: what is measured in pixels by script is multiplied by it. */
export const useTextScale = (): number => useDevice(({ textSize }) => textSize / 100)

/** The scheme that is drawn now. */
export function useScheme(): 'light' | 'dark' {
  const theme = useDevice((settings) => settings.theme)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false })
  if (theme !== 'system') return theme
  return systemIsDark ? 'dark' : 'light'
}

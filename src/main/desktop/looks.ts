/** The appearance of a window before its page has loaded: the user's colour scheme and text size, without a flash of another. */
import { nativeTheme } from 'electron'
import type { DeviceSettings } from '../../shared/device-settings.ts'

/** The same as --app-ground in renderer/theme/global.css. */
const GROUND = { light: '#f3f5f4', dark: '#10181a' } as const

const scheme = (): 'light' | 'dark' => (nativeTheme.shouldUseDarkColors ? 'dark' : 'light')

/** Applies the theme to menus, dialogs and pages. */
export function applyTheme({ theme }: DeviceSettings): void {
  nativeTheme.themeSource = theme
}

/** Background colour of a window while its page loads. */
export const windowGround = (): string => GROUND[scheme()]

/** Returns the page with the user's scheme and text size, so that its first paint is right. */
export const themed = (page: string, { textSize }: DeviceSettings): string =>
  page.replace(
    'data-mantine-color-scheme="light"',
    `data-mantine-color-scheme="${scheme()}" data-text-size="${textSize}"`,
  )

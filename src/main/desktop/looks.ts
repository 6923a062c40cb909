/** How a window looks before its page has asked for anything: the person's scheme and size of text, without a flash of another. */
import { nativeTheme } from 'electron'
import type { DeviceSettings } from '../../shared/device-settings.ts'

/** As --app-ground is in renderer/theme/global.css. */
const GROUND = { light: '#f3f5f4', dark: '#10181a' } as const

const scheme = (): 'light' | 'dark' => (nativeTheme.shouldUseDarkColors ? 'dark' : 'light')

/** Menus, dialogs and pages follow the setting. */
export function applyTheme({ theme }: DeviceSettings): void {
  nativeTheme.themeSource = theme
}

/** What is drawn where the page isn't yet. */
export const windowGround = (): string => GROUND[scheme()]

/** The page as it is sent to a window: its first paint is in the right colours and of the right size. */
export const themed = (page: string, { textSize }: DeviceSettings): string =>
  page.replace(
    'data-mantine-color-scheme="light"',
    `data-mantine-color-scheme="${scheme()}" data-text-size="${textSize}"`,
  )

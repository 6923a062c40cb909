import type { THEMES } from '../../shared/device-settings.ts'

export const THEME_NAMES: Readonly<Record<(typeof THEMES)[number], string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'Same as Windows',
}

/** The theme: Mantine's components take their defaults from here. */
import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core'
import { brick, ink, lagoon, marigold, moss, night } from './colors.ts'

/** The system's font: Segoe UI on Windows; nothing is downloaded. */
const FACE = "'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, 'Noto Sans', 'DejaVu Sans', sans-serif"

/** Dialogs must not lock the page's scrolling: that would add a style tag to the page, which its policy forbids. */
const dialog = {
  lockScroll: false,
  centered: true,
  radius: 'md',
  overlayProps: { backgroundOpacity: 0.45 },
  styles: { title: { fontWeight: 600 } },
  closeButtonProps: { 'aria-label': 'Close' },
  // Mantine renders a header element, which would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
}

export const theme = createTheme({
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  colors: { lagoon, marigold, red: brick, green: moss, gray: ink, dark: night, yellow: marigold },
  black: ink[9],
  white: '#ffffff',
  fontFamily: FACE,
  fontFamilyMonospace: "'Cascadia Mono', Consolas, 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px rgb(23 33 36 / 7%)',
    sm: '0 1px 3px rgb(23 33 36 / 10%), 0 1px 2px rgb(23 33 36 / 6%)',
    md: '0 4px 14px rgb(23 33 36 / 12%), 0 1px 3px rgb(23 33 36 / 8%)',
    lg: '0 12px 32px rgb(23 33 36 / 16%), 0 2px 6px rgb(23 33 36 / 8%)',
  },
  headings: {
    fontFamily: FACE,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.35' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'xs' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'xs' } },
    PasswordInput: {
      defaultProps: { size: 'xs', visibilityToggleButtonProps: { 'aria-label': 'Show or hide the password' } },
    },
    NumberInput: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'xs', comboboxProps: { shadow: 'md' }, checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'xs' } },
    DateInput: { defaultProps: { size: 'xs' } },
    DatePickerInput: { defaultProps: { size: 'xs' } },
    SegmentedControl: { defaultProps: { size: 'xs', withItemsBorders: false } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'xs' } },
    Modal: { defaultProps: dialog },
    Drawer: { defaultProps: { lockScroll: false } },
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close this message' } } },
    Tooltip: { defaultProps: { openDelay: 350, color: 'var(--app-tip)', fz: 'xs' } },
    // A link stands on the baseline of the text around it.
    Anchor: { defaultProps: { lh: 'inherit' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 600 } },
    Paper: { defaultProps: { radius: 'md' } },
  },
})

/** Mantine's own shades of these lack contrast. */
function variablesOf(whole: MantineTheme): ConvertCSSVariablesInput {
  const { variables, light, dark } = defaultCssVariablesResolver(whole)
  return {
    variables,
    light: {
      ...light,
      '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
      '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
      '--mantine-color-error': 'var(--mantine-color-red-7)',
    },
    dark: {
      ...dark,
      '--mantine-color-error': 'var(--mantine-color-red-3)',
      // A secondary button must be visible: Mantine's own tint nearly disappears on a dark background.
      '--mantine-color-lagoon-light': '#1d4a48',
      '--mantine-color-lagoon-light-hover': '#235855',
      '--mantine-color-lagoon-light-color': 'var(--mantine-color-lagoon-1)',
    },
  }
}

/** Adds the theme's variables as a constructed style sheet. Mantine would write them into a style tag, which the page's policy forbids. */
export function adoptThemeVariables(page: Document): void {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(convertCssVariables(variablesOf(whole), ':root'))
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}

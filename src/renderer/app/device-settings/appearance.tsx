/** Light or dark, and how large the text is. */
import { SegmentedControl, Switch } from '@mantine/core'
import { TEXT_SIZES, THEMES } from '../../../shared/device-settings.ts'
import { setDevice, useDevice } from '../device.ts'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'
import { THEME_NAMES } from './theme-names.ts'

export function Appearance() {
  const { theme, textSize, systemNotices } = useDevice()
  return (
    <Section title="Appearance" lead="For everybody who uses StoreDesk on this computer. Papers stay black on white.">
      <Setting title="Colours" help="As the system: dark when Windows shows its own windows dark.">
        {({ labelledBy }) => (
          <SegmentedControl
            aria-labelledby={labelledBy}
            data={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
            value={theme}
            onChange={(value) => setDevice({ theme: value })}
          />
        )}
      </Setting>
      <Setting
        title="Size of text"
        help="Rows, fields and buttons grow with it. Ctrl and + enlarge everything for a while."
      >
        {({ labelledBy }) => (
          <SegmentedControl
            aria-labelledby={labelledBy}
            data={TEXT_SIZES.map((percent) => ({ value: String(percent), label: `${percent} %` }))}
            value={String(textSize)}
            onChange={(value) =>
              setDevice({ textSize: TEXT_SIZES.find((percent) => String(percent) === value) ?? 100 })
            }
          />
        )}
      </Setting>
      <Setting
        title="News of what you watch"
        help="They stand on the start page in any case; here you say whether the system shows them, too, while StoreDesk is open."
      >
        {({ labelledBy }) => (
          <Switch
            aria-labelledby={labelledBy}
            checked={systemNotices}
            onChange={(event) => setDevice({ systemNotices: event.currentTarget.checked })}
          />
        )}
      </Setting>
    </Section>
  )
}

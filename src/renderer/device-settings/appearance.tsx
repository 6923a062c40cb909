import { SegmentedControl } from '@mantine/core'
import { TEXT_SIZES, THEMES } from '../../shared/device-settings.ts'
import { messages } from '../../shared/messages.ts'
import { setDevice, useDevice } from '../theme/device.ts'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'
import { THEME_NAMES } from './theme-names.ts'

export function Appearance() {
  const { theme, textSize } = useDevice()
  return (
    <Section title="Appearance" lead={messages.appearanceAbout}>
      <Setting title="Colours" help={messages.themeHelp}>
        {({ labelledBy }) => (
          <SegmentedControl
            aria-labelledby={labelledBy}
            data={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
            value={theme}
            onChange={(value) => setDevice({ theme: value })}
          />
        )}
      </Setting>
      <Setting title="Text size" help={messages.textSizeHelp}>
        {({ labelledBy }) => (
          <SegmentedControl
            aria-labelledby={labelledBy}
            data={TEXT_SIZES.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
            value={String(textSize)}
            onChange={(value) =>
              setDevice({ textSize: TEXT_SIZES.find((percent) => String(percent) === value) ?? 100 })
            }
          />
        )}
      </Setting>
    </Section>
  )
}

import { Switch } from '@mantine/core'
import { messages } from '../../shared/messages.ts'
import { setDevice, useDevice } from '../theme/device.ts'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

export function Notifications() {
  const { systemNotices } = useDevice()
  return (
    <Section title="Notifications" lead={messages.noticesAbout}>
      <Setting title="Watched products and orders" help={messages.noticesHelp}>
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

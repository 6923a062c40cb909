/** Opens the settings of this computer where no one is signed in yet. */
import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { openDeviceSettings } from './open-device-settings.tsx'

export const SettingsLink = () => (
  <Button
    variant="subtle"
    color="gray"
    leftSection={<IconSettings size={16} aria-hidden />}
    onClick={openDeviceSettings}
  >
    Settings
  </Button>
)

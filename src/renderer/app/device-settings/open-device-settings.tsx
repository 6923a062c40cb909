/** The settings of this computer as a dialog: before sign-in, and for whoever has no screen of settings. */
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { DEVICE_SECTIONS, SettingsSections } from './sections.tsx'

function DeviceSettings() {
  const [shown, setShown] = useState<string>()
  return <SettingsSections sections={DEVICE_SECTIONS} shown={shown} onShow={setShown} />
}

export const openDeviceSettings = (): void =>
  void modals.open({
    modalId: 'device-settings',
    title: 'Settings',
    size: '56rem',
    // Its head stays where it is when what is below grows.
    centered: false,
    children: <DeviceSettings />,
  })

/** The settings of this computer as a dialog: used before sign-in, and for users without a settings screen. */
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { DEVICE_SECTIONS, SettingsSections } from './sections.tsx'

function DeviceSettings() {
  const [openSection, setOpenSection] = useState<string>()
  return <SettingsSections sections={DEVICE_SECTIONS} openSection={openSection} onShow={setOpenSection} />
}

export const openDeviceSettings = (): void =>
  void modals.open({
    modalId: 'device-settings',
    title: 'Settings',
    size: '56rem',
    // The title stays in place when the content below grows.
    centered: false,
    children: <DeviceSettings />,
  })

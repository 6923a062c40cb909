import { IconKey } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DEVICE_SECTIONS, type SettingsSection, SettingsSections } from '../../device-settings/sections.tsx'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import { ChangePassword } from './change-password.tsx'
import classes from './settings.module.css'

const SECTIONS: readonly SettingsSection[] = [
  { id: 'password', title: 'Password', icon: IconKey, body: ChangePassword },
  ...DEVICE_SECTIONS,
]

export default function Settings() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return (
    <Page title="Settings">
      <div className={`${stack.box} ${classes.surface}`}>
        <SettingsSections
          sections={SECTIONS}
          openSection={hash.slice(1)}
          onShow={(id) => navigate({ hash: id }, { replace: true })}
        />
      </div>
    </Page>
  )
}

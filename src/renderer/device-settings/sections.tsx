/** The sections of the settings of this computer, as tabs; a screen may put its own before them. */
import { Tabs } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import {
  IconBell,
  IconBuildingStore,
  IconDownload,
  IconLifebuoy,
  IconLock,
  IconPalette,
  IconPlugConnected,
  IconPrinter,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTextScale } from '../theme/device.ts'
import { Appearance } from './appearance.tsx'
import { Connection } from './connection.tsx'
import classes from './device-settings.module.css'
import { Notifications } from './notifications.tsx'
import { Printing } from './printing.tsx'
import { Privacy } from './privacy.tsx'
import { Stores } from './stores.tsx'
import { Support } from './support.tsx'
import { Updates } from './updates.tsx'

export interface SettingsSection {
  /** The id as it appears in an address. */
  readonly id: string
  readonly title: string
  readonly icon: TablerIcon
  readonly body: ComponentType
}

export const DEVICE_SECTIONS: readonly SettingsSection[] = [
  { id: 'appearance', title: 'Appearance', icon: IconPalette, body: Appearance },
  { id: 'notifications', title: 'Notifications', icon: IconBell, body: Notifications },
  { id: 'stores', title: 'Stores', icon: IconBuildingStore, body: Stores },
  { id: 'printing', title: 'Printing', icon: IconPrinter, body: Printing },
  { id: 'connection', title: 'Connection', icon: IconPlugConnected, body: Connection },
  { id: 'updates', title: 'Updates', icon: IconDownload, body: Updates },
  { id: 'privacy', title: 'Privacy', icon: IconLock, body: Privacy },
  { id: 'support', title: 'Support', icon: IconLifebuoy, body: Support },
]

export interface SettingsSectionsProps {
  readonly sections: readonly SettingsSection[]
  readonly openSection: string | undefined
  readonly onShow: (id: string) => void
}

/** Width in pixels at normal text size below which the tabs move above the content. */
const BESIDE = 620

export function SettingsSections({ sections, openSection, onShow }: SettingsSectionsProps) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const scale = useTextScale()
  const first = sections[0]?.id ?? ''
  const orientation = width === 0 || width >= BESIDE * scale ? 'vertical' : 'horizontal'
  return (
    <div ref={ref}>
      <Tabs
        className={classes.tabs ?? ''}
        classNames={{ tabLabel: classes.label ?? '' }}
        variant="pills"
        orientation={orientation}
        keepMounted={false}
        value={sections.some(({ id }) => id === openSection) ? (openSection ?? first) : first}
        onChange={(id) => id !== null && onShow(id)}
      >
        <Tabs.List className={classes.list ?? ''} aria-label="Settings sections">
          {sections.map(({ id, title, icon: Icon }) => (
            <Tabs.Tab key={id} value={id} className={classes.tab ?? ''} leftSection={<Icon size={16} aria-hidden />}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sections.map(({ id, body: Body }) => (
          <Tabs.Panel key={id} value={id} className={classes.panel ?? ''}>
            <Body />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}

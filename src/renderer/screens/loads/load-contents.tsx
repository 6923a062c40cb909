/** What is in a load: by line, and by box. */
import { Tabs } from '@mantine/core'
import { useLocation } from 'react-router-dom'
import { formatCount } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../app/queries.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import classes from '../../parts/details.module.css'

/** Opens a load at its boxes. */
const BOXES = '#boxes'

export interface LoadContentsProps {
  readonly id: string
  readonly lines: Answer<'loads.byId'>
}

export function LoadContents({ id, lines }: LoadContentsProps) {
  const { hash } = useLocation()
  const boxes = usePortal('loads.boxes', { query: { loadId: id } }).data?.answer
  return (
    <Tabs
      defaultValue={hash === BOXES ? 'boxes' : 'lines'}
      keepMounted={false}
      classNames={{ root: classes.tabs ?? '', panel: classes.panel ?? '' }}
    >
      <Tabs.List>
        <Tabs.Tab value="lines">Lines ({formatCount(lines.length)})</Tabs.Tab>
        <Tabs.Tab value="boxes">Boxes{boxes !== undefined && ` (${formatCount(boxes.length)})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="lines">
        <ListPanel list="loadLines" subject={id} />
      </Tabs.Panel>
      <Tabs.Panel value="boxes">
        <ListPanel list="boxes" subject={id} />
      </Tabs.Panel>
    </Tabs>
  )
}

import { Tabs } from '@mantine/core'
import { useLocation } from 'react-router-dom'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { MOST_PAPERS } from '../../../shared/papers.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { PrintMenu } from '../../papers/print-menu.tsx'
import classes from '../../parts/details.module.css'

/** The address hash that opens a load at its boxes. */
const BOXES = '#boxes'

export interface LoadContentsProps {
  readonly id: string
  readonly lines: Answer<'loads.byId'>
}

interface BoxPapersProps {
  readonly load: string
  readonly boxes: Answer<'loads.boxes'>
}

const BoxPapers = ({ load, boxes }: BoxPapersProps) =>
  boxes.length === 0 ? null : (
    <PrintMenu
      label="Print"
      papers={[
        { name: 'Box list', subjects: [{ kind: 'boxList', load }] },
        ...(boxes.length > MOST_PAPERS
          ? []
          : [
              {
                name: 'Packing lists',
                subjects: boxes.map(({ bagNumber: box }) => ({ kind: 'boxInvoice' as const, box })),
              },
            ]),
      ]}
    />
  )

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
        <ListPanel list="boxes" subject={id} before={boxes !== undefined && <BoxPapers load={id} boxes={boxes} />} />
      </Tabs.Panel>
    </Tabs>
  )
}

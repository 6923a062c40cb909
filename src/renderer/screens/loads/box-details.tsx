import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { codeOf } from '../../../shared/domain/scanning/scanned-code.ts'
import { LOAD_HISTORY, loadBoxesAddress } from '../../../shared/domain/screens/addresses.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { PrintMenu } from '../../papers/print-menu.tsx'
import { BackLink } from '../../parts/back-link.tsx'
import details from '../../parts/details.module.css'
import { Page } from '../../parts/page.tsx'

/** The load's number from the box's number; '' if it isn't part of it. */
function loadOf(box: string): string {
  const code = codeOf(box)
  return code.kind === 'box' ? code.load : ''
}

export default function BoxDetails() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const load = params.get('load') ?? loadOf(id)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <Page
      title={`Box ${id}`}
      note={load !== '' && `Load ${load}`}
      actions={
        <>
          <BackLink to={load === '' ? LOAD_HISTORY : loadBoxesAddress(load)}>
            {load === '' ? 'Back to loads' : 'Back to load'}
          </BackLink>
          <div ref={setTools} />
          <PrintMenu
            label="Print"
            papers={[
              { name: 'Packing list', subjects: [{ kind: 'boxInvoice', box: id }] },
              {
                name: 'Count sheet',
                subjects: [{ kind: 'receivingSheet', load: load === '' ? id : load, box: id }],
              },
            ]}
          />
        </>
      }
    >
      <div className={details.panel}>
        <ListPanel list="boxLines" subject={id} toolsIn={tools} />
      </div>
    </Page>
  )
}

/** Passed assessments; the report of an attempt opens over the list. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DocumentDialog } from '../../documents/document-dialog.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import type { Row } from '../../lists/list-screen.tsx'

export function Assessments() {
  const [opened, setOpened] = useState<Row<'assessments'>>()
  const key = opened?.attempt?.key ?? ''
  return (
    <>
      <ListPanel
        list="assessments"
        actionsWidth={96}
        actions={(row) =>
          (row.attempt?.key ?? '') !== '' && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Report of ${row.attempt?.staffName} in ${row.assessment.name}`}
              onClick={() => setOpened(row)}
            >
              Report
            </Button>
          )
        }
      />
      {opened !== undefined && (
        <DocumentDialog
          items={[
            {
              title: `${opened.assessment.name}, ${opened.attempt?.staffName}`,
              source: documentOf('training.report', { body: { key } }, 'url'),
            },
          ]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Warranty documents of the house brand; each opens over their list. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DocumentDialog } from '../../documents/document-dialog.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'

export default function Warranty() {
  const [opened, setOpened] = useState<Row<'warrantyDocuments'>>()
  return (
    <>
      <ListScreen
        list="warrantyDocuments"
        actionsWidth={90}
        actions={(document) => (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`Open ${document.name}`}
            onClick={() => setOpened(document)}
          >
            Open
          </Button>
        )}
      />
      {opened !== undefined && (
        <DocumentDialog
          items={[{ title: opened.name, source: documentOf('training.warranty', {}, 'url', opened.url) }]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** The company's policies; each opens over their list. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { companyDocument } from '../../documents/company-document.ts'
import { DocumentDialog } from '../../documents/document-dialog.tsx'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'

export default function Policies() {
  const [opened, setOpened] = useState<Row<'policies'>>()
  return (
    <>
      <ListScreen
        list="policies"
        actionsWidth={90}
        actions={(policy) => (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`Open ${policy.name}`}
            onClick={() => setOpened(policy)}
          >
            Open
          </Button>
        )}
      />
      {opened !== undefined && (
        <DocumentDialog
          items={[{ title: opened.name || opened.path, source: companyDocument(opened.path) }]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** What changed in the tills' program, note by note; each opens with its words and, where there is one, its document. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dotted } from '../../../shared/text.ts'
import { companyDocument } from '../../documents/company-document.ts'
import { DocumentDialog } from '../../documents/document-dialog.tsx'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'

export default function ReleaseNotes() {
  const [opened, setOpened] = useState<Row<'releaseNotes'>>()
  return (
    <>
      <ListScreen
        list="releaseNotes"
        actionsWidth={90}
        actions={(note) => (
          <Button size="compact-sm" variant="light" aria-label={`Open ${note.title}`} onClick={() => setOpened(note)}>
            Open
          </Button>
        )}
      />
      {opened !== undefined && (
        <DocumentDialog
          items={[
            {
              title: dotted(opened.version, opened.title),
              source: opened.path === '' ? undefined : companyDocument(opened.path),
              words: opened.description,
            },
          ]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** A list whose rows are documents: each opens over it, with what is said of it. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListName } from '../../shared/lists.ts'
import { ListScreen, type Row } from '../lists/list-screen.tsx'
import { DocumentDialog, type ShownItem } from './document-dialog.tsx'

export interface DocumentListProps<N extends ListName> {
  readonly list: N
  /** What a row opens. */
  readonly item: (row: Row<N>) => ShownItem
}

export function DocumentList<N extends ListName>({ list, item }: DocumentListProps<N>) {
  const [opened, setOpened] = useState<ShownItem>()
  return (
    <>
      <ListScreen
        list={list}
        actionsWidth={90}
        onOpen={(row) => setOpened(item(row))}
        actions={(row) => (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`Open ${item(row).title}`}
            onClick={() => setOpened(item(row))}
          >
            Open
          </Button>
        )}
      />
      {opened !== undefined && <DocumentDialog items={[opened]} onClose={() => setOpened(undefined)} />}
    </>
  )
}

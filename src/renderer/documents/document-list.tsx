import { Anchor } from '@mantine/core'
import { useState } from 'react'
import type { ListName } from '../../shared/lists.ts'
import { type Key, ListScreen, type Row } from '../lists/list-screen.tsx'
import { DocumentDialog, type ShownItem } from './document-dialog.tsx'

export interface DocumentListProps<N extends ListName> {
  readonly list: N
  /** The column whose text opens a row's document. */
  readonly name: Key<N>
  readonly item: (row: Row<N>) => ShownItem
  /** The text of that column, if it isn't the document's title. */
  readonly words?: (row: Row<N>) => string
}

export function DocumentList<N extends ListName>({
  list,
  name,
  item,
  words = (row) => item(row).title,
}: DocumentListProps<N>) {
  const [opened, setOpened] = useState<ShownItem>()
  return (
    <>
      <ListScreen
        list={list}
        onOpen={(row) => setOpened(item(row))}
        cell={(column, row) =>
          column === name && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              fw={600}
              maw="100%"
              truncate
              display="block"
              onClick={() => setOpened(item(row))}
            >
              {words(row)}
            </Anchor>
          )
        }
      />
      {opened !== undefined && <DocumentDialog items={[opened]} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Events for stores, by default from today for a year; past ones have pictures. */
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { hasBegun } from '../../../shared/domain/content/training.ts'
import { useIsDocumentOpen } from '../../documents/document-dialog.tsx'
import { Shelf } from '../../documents/shelf.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import { useToday } from '../../parts/use-today.ts'

export default function Events() {
  const [opened, setOpened] = useState<Row<'events'>>()
  const isPictureOpen = useIsDocumentOpen()
  const today = useToday()
  return (
    <>
      <ListScreen
        list="events"
        actionsWidth={104}
        actions={(event) =>
          event.id !== undefined &&
          hasBegun(event, today) && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Pictures of ${event.name}`}
              onClick={() => setOpened(event)}
            >
              Pictures
            </Button>
          )
        }
      />
      {opened !== undefined && (
        <Modal
          opened
          onClose={() => setOpened(undefined)}
          title={opened.name}
          closeOnEscape={!isPictureOpen}
          size="min(1000px, 94vw)"
        >
          <Pictures of={opened} />
        </Modal>
      )}
    </>
  )
}

function Pictures({ of: { id = '', name } }: { readonly of: Row<'events'> }) {
  const args = { query: { eventId: id } }
  return (
    <Shelf
      call="training.eventGallery"
      args={args}
      label={`Pictures of ${name}`}
      none="galleryNone"
      items={(pictures) =>
        pictures.map(({ caption, url }) => ({
          key: url,
          title: caption || name,
          picture: documentOf('training.eventGallery', args, 'url', url),
        }))
      }
    />
  )
}

import { Button, Modal } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { ownFirst, YOUR_REGION } from '../../../shared/domain/content/regions.ts'
import { fileKind } from '../../documents/company-document.ts'
import { useIsDocumentOpen } from '../../documents/document-dialog.tsx'
import { Shelf } from '../../documents/shelf.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { useRegion } from '../../documents/use-region.ts'
import { Page } from '../../parts/page.tsx'
import { windowItem } from './items.tsx'

export default function VmGuidelines() {
  const [isShown, setIsShown] = useState(false)
  const isPictureOpen = useIsDocumentOpen()
  const region = useRegion()
  return (
    <Page
      title="VM guidelines"
      actions={
        <Button variant="default" leftSection={<IconPhoto size={15} aria-hidden />} onClick={() => setIsShown(true)}>
          Best displays
        </Button>
      }
    >
      <Shelf
        call="training.vmGuidelines"
        args={{}}
        label="Guidelines"
        none="vmGuidelinesNone"
        failed="vmGuidelinesFailed"
        look="reader"
        items={(guidelines) =>
          ownFirst(guidelines, ({ name }) => name, region).map(({ item: { name, link }, isOwn }) => ({
            key: link,
            title: name,
            lines: [fileKind(link)],
            mark: isOwn ? YOUR_REGION : undefined,
            picture: documentOf('training.vmGuidelines', {}, 'link', link),
          }))
        }
      />
      {isShown && (
        <Modal
          opened
          onClose={() => setIsShown(false)}
          title="Best displays"
          closeOnEscape={!isPictureOpen}
          size="min(1000px, 94vw)"
        >
          <Shelf
            call="training.vmBestDisplay"
            args={{}}
            label="Best displays"
            none="displaysNone"
            failed="vmGuidelinesFailed"
            items={(displays) => displays.map(windowItem)}
          />
        </Modal>
      )}
    </Page>
  )
}

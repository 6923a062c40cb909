/** Lookbooks by season; each is looked at in the page, and saved from there. */
import { IconBook } from '@tabler/icons-react'
import { Shelf } from '../../documents/shelf.tsx'
import { documentOf } from '../../documents/use-document.ts'
import { Page } from '../../parts/page.tsx'

export default function Lookbooks() {
  return (
    <Page title="Lookbooks">
      <Shelf
        call="training.lookbooks"
        args={{}}
        label="Lookbooks"
        look="wide"
        none="lookbooksNone"
        failed="lookbooksFailed"
        documentFailed="lookbookFailed"
        items={(books) =>
          books.map(({ name, season, path, image }) => ({
            key: path,
            title: name || path,
            lines: [season],
            picture: image === undefined ? undefined : documentOf('training.lookbooks', {}, 'image', image),
            opens: documentOf('training.lookbook', { query: { path } }, 'url'),
            icon: IconBook,
          }))
        }
      />
    </Page>
  )
}

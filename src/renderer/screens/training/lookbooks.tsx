/** Lookbooks by season; each opens in the page and can be saved from there. */
import { IconBook } from '@tabler/icons-react'
import { ShelfScreen } from '../../documents/shelf-screen.tsx'
import { documentOf } from '../../documents/use-document.ts'

export default function Lookbooks() {
  return (
    <ShelfScreen
      title="Lookbooks"
      call="training.lookbooks"
      args={{}}
      look="wide"
      none="lookbooksNone"
      failed="lookbooksFailed"
      documentFailed="lookbookFailed"
      items={(books) =>
        books.map(({ name, season, path, image }) => ({
          key: path,
          title: name || path,
          lines: name.includes(season) ? [] : [season],
          picture: image === undefined ? undefined : documentOf('training.lookbooks', {}, 'image', image),
          opens: documentOf('training.lookbook', { query: { path } }, 'url'),
          icon: IconBook,
        }))
      }
    />
  )
}

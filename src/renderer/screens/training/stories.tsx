/** What stores tell one another: each opens with its words, and its document, film or picture. */
import { IconBulb } from '@tabler/icons-react'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import type { MessageKey } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { dotted } from '../../../shared/text.ts'
import type { GalleryItem } from '../../documents/gallery.tsx'
import { Shelf } from '../../documents/shelf.tsx'
import { type DocumentSource, documentOf } from '../../documents/use-document.ts'
import { Page } from '../../parts/page.tsx'

type Call = 'training.turnaroundStories' | 'training.bestPractice'
type Story = Answer<Call>[number]

export interface StoriesProps {
  readonly call: Call
  readonly title: string
  readonly note: string
  readonly none: MessageKey
}

export const Stories = ({ call, title, note, none }: StoriesProps) => (
  <Page title={title} note={note}>
    <Shelf
      call={call}
      args={{}}
      label={title}
      none={none}
      look="wide"
      items={(stories) => stories.map((story) => itemOf(call, story))}
    />
  </Page>
)

function itemOf(call: Call, story: Story): GalleryItem {
  const { id, title, description, storeName, createdAt, image, url } = story
  const at = (field: string, there: string | undefined): DocumentSource | undefined =>
    there === undefined ? undefined : documentOf(call, {}, field, title)
  const picture = at('image', image)
  return {
    key: id ?? title,
    title,
    lines: [dotted(storeName, createdAt && formatDate(createdAt)), description],
    picture,
    opens: at('url', url) ?? picture,
    icon: IconBulb,
    words: description,
  }
}

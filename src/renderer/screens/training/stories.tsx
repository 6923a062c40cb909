import { IconBulb } from '@tabler/icons-react'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import type { MessageKey } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { dotted } from '../../../shared/text.ts'
import type { GalleryItem } from '../../documents/gallery.tsx'
import { ShelfScreen } from '../../documents/shelf-screen.tsx'
import { type DocumentSource, documentOf } from '../../documents/use-document.ts'

type Call = 'training.turnaroundStories' | 'training.bestPractice'
type Story = Answer<Call>[number]

export interface StoriesProps {
  readonly call: Call
  readonly title: string
  readonly note: string
  readonly none: MessageKey
}

export const Stories = ({ call, title, note, none }: StoriesProps) => (
  <ShelfScreen
    title={title}
    note={note}
    call={call}
    args={{}}
    none={none}
    look="wide"
    items={(stories) => stories.map((story) => itemOf(call, story))}
  />
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

/** A reader for documents: their names at the left, the open one beside them. The first one opens at once. */
import { IconFileText } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import stack from '../parts/stack.module.css'
import { StatusBadge } from '../parts/status-badge.tsx'
import { DocumentPicture } from './document-picture.tsx'
import type { GalleryItem } from './gallery.tsx'
import { ItemLines } from './item-lines.tsx'
import { OpenedDocument, SaveButton } from './opened-document.tsx'
import classes from './reader.module.css'
import { type DocumentSource, useDocument } from './use-document.ts'

export interface ReaderItem extends GalleryItem {
  /** A word that marks the item. */
  readonly mark?: string | undefined
}

interface Readable extends ReaderItem {
  readonly source: DocumentSource
}

export interface ReaderProps {
  readonly label: string
  readonly items: readonly ReaderItem[]
  /** The message if a document can't be loaded, unless it is the error's own. */
  readonly failed?: string
  readonly find?: ReactNode
  /** Content in place of the document if there are no items. */
  readonly none?: ReactNode
}

export function Reader({ label, items, failed, find, none }: ReaderProps) {
  const [chosen, setChosen] = useState<string>()
  const readable = items.flatMap((item): readonly Readable[] => {
    const source = item.opens ?? item.picture
    return source === undefined ? [] : [{ ...item, source }]
  })
  const read = readable.find(({ key }) => key === chosen) ?? readable[0]
  return (
    <div className={classes.reader}>
      <div className={classes.side}>
        {find}
        {read !== undefined && (
          <ul className={`${stack.box} ${classes.names}`} aria-label={label}>
            {readable.map((item) => (
              <li key={item.key}>
                <Name item={item} isRead={item === read} onRead={() => setChosen(item.key)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {read === undefined ? none : <Reading key={read.key} item={read} failed={failed} />}
    </div>
  )
}

interface NameProps {
  readonly item: Readable
  readonly isRead: boolean
  readonly onRead: () => void
}

const Name = ({ item: { title, lines, mark, source }, isRead, onRead }: NameProps) => (
  <button
    type="button"
    className={`${stack.rowButton} ${classes.name}`}
    aria-current={isRead || undefined}
    onClick={onRead}
  >
    <span className={classes.thumb}>
      <DocumentPicture source={source} alt="" icon={IconFileText} isSmall />
    </span>
    <span>
      <span className={classes.title}>
        {title}
        {mark !== undefined && <StatusBadge tone="busy">{mark}</StatusBadge>}
      </span>
      <ItemLines lines={lines} className={classes.line} />
    </span>
  </button>
)

function Reading({
  item: { title, source },
  failed,
}: {
  readonly item: Readable
  readonly failed: string | undefined
}) {
  const read = useDocument(source)
  const headingId = useId()
  return (
    <section className={`${stack.box} ${classes.reading}`} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId}>{title}</h2>
        <SaveButton read={read} />
      </div>
      <div className={classes.document}>
        <OpenedDocument read={read} title={title} failed={failed} />
      </div>
    </section>
  )
}

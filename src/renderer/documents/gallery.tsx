import { IconFileText, IconPlayerPlay, type TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import stack from '../parts/stack.module.css'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentPicture } from './document-picture.tsx'
import classes from './gallery.module.css'
import { ItemLines } from './item-lines.tsx'
import type { DocumentSource } from './use-document.ts'

export interface GalleryItem {
  readonly key: string
  readonly title: string
  /** Small text lines below its title. */
  readonly lines?: readonly string[]
  /** The card's picture, or a PDF whose first page is rendered. */
  readonly picture?: DocumentSource | undefined
  /** The document that it opens; the card's picture if undefined. */
  readonly opens?: DocumentSource | undefined
  /** The icon of a card without a picture. */
  readonly icon?: TablerIcon
  /** True for a film: without a picture, its card is a row with an icon. */
  readonly isFilm?: boolean
  /** Text beside the opened document. */
  readonly words?: ReactNode
}

export interface GalleryProps {
  readonly label: string
  readonly items: readonly GalleryItem[]
  /** The message if a document can't be loaded, unless it is the error's own. */
  readonly failed?: string
  /** True for fewer, wider cards with more text. */
  readonly isWide?: boolean
}

export function Gallery({ label, items, failed, isWide = false }: GalleryProps) {
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ul className={classes.gallery} aria-label={label} data-wide={isWide || undefined}>
        {items.map((item, nth) => (
          <li key={item.key}>
            <Tile item={item} onOpen={() => setOpened(nth)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <DocumentDialog
          items={items.map(({ title, picture, opens, words }) => ({ title, source: opens ?? picture, words }))}
          start={opened}
          onClose={() => setOpened(undefined)}
          {...(failed !== undefined && { failed })}
        />
      )}
    </>
  )
}

function Tile({ item, onOpen }: { readonly item: GalleryItem; readonly onOpen: () => void }) {
  const { title, lines, picture, icon: Icon = IconFileText, isFilm = false } = item
  const isRow = picture === undefined && isFilm
  return (
    <div className={`${stack.box} ${classes.tile}`} data-row={isRow || undefined}>
      {isRow ? (
        <div className={classes.film}>
          <IconPlayerPlay size={22} stroke={1.5} aria-hidden />
        </div>
      ) : (
        <div className={classes.picture}>
          {picture === undefined ? (
            <Icon size={40} stroke={1.2} aria-hidden />
          ) : (
            <DocumentPicture source={picture} alt="" of={title} icon={Icon} />
          )}
        </div>
      )}
      <button type="button" className={classes.open} onClick={onOpen}>
        <span className={classes.title}>{title}</span>
        <ItemLines lines={lines} className={classes.line} />
      </button>
    </div>
  )
}

/** What people look at rather than read: cards with pictures, each of which opens over the screen. */
import type { TablerIcon } from '@tabler/icons-react'
import { IconFileText, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentPicture } from './document-picture.tsx'
import classes from './gallery.module.css'
import { ItemLines } from './item-lines.tsx'
import type { DocumentSource } from './use-document.ts'

export interface GalleryItem {
  readonly key: string
  readonly title: string
  /** Small words below its title. */
  readonly lines?: readonly string[]
  /** On its card: a picture, or a PDF of which the first page is drawn. */
  readonly picture?: DocumentSource | undefined
  /** What it opens; the picture of its card, if left out. */
  readonly opens?: DocumentSource | undefined
  /** On the card of one without a picture. */
  readonly icon?: TablerIcon
  /** It is played: without a picture its card has the button of a player. */
  readonly isFilm?: boolean
  /** What stands beside what it opens. */
  readonly words?: ReactNode
}

export interface GalleryProps {
  readonly label: string
  readonly items: readonly GalleryItem[]
  /** What is said where a document can't be had, if it isn't the error's own words. */
  readonly failed?: string
  /** Fewer side by side: more is said of each. */
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
  return (
    <div className={classes.tile}>
      {picture === undefined && isFilm ? (
        <Film />
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

/** In place of a picture: what a press does. */
const Film = () => (
  <div className={classes.film}>
    <span className={classes.play}>
      <IconPlayerPlayFilled size={20} aria-hidden />
    </span>
  </div>
)

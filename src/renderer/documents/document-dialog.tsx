/**
 * Shows documents over the screen, one at a time, each by its type and with its text. Arrows go to the previous and the next one, Esc
 * closes the dialog.
 */
import { ActionIcon, Group, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
import { useFocusBack } from '../parts/use-focus-back.ts'
import classes from './document-dialog.module.css'
import { OpenedDocument, SaveButton } from './opened-document.tsx'
import { type DocumentSource, useDocument } from './use-document.ts'

export interface ShownItem {
  readonly title: string
  /** Undefined for an item that is only text. */
  readonly source: DocumentSource | undefined
  /** Text beside or below the document. */
  readonly words?: ReactNode
}

export interface DocumentDialogProps {
  readonly items: readonly ShownItem[]
  /** The index of the document to open first. */
  readonly start?: number
  readonly onClose: () => void
  /** The message if a document fails, unless it is the error's own. */
  readonly failed?: string
}

/** Elements that handle arrow keys themselves: a field, a slider, the pages of a PDF that scrolls sideways. */
const OWN_ARROWS = 'input, textarea, audio, video, section[tabindex]'

export function DocumentDialog({ items, start = 0, onClose, failed }: DocumentDialogProps) {
  const [at, setAt] = useState(start)
  useFocusBack()
  useCounted()
  const item = items[at] ?? items[0]
  const count = items.length
  if (item === undefined) return null
  const go = (by: number) => setAt((now) => (now + by + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (count < 2 || (event.target instanceof Element && event.target.matches(OWN_ARROWS))) return
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  return (
    <Modal opened onClose={onClose} title={item.title} size="min(1180px, 94vw)" onKeyDown={onKeyDown}>
      {item.source === undefined ? (
        <div className={classes.words} data-alone>
          {item.words}
        </div>
      ) : (
        <Opened
          key={at}
          source={item.source}
          title={item.title}
          words={item.words}
          failed={failed}
          several={count > 1}
        />
      )}
      {count > 1 && (
        <Group justify="center" gap="xs" mt="xs">
          <ActionIcon variant="default" aria-label="Previous" onClick={() => go(-1)}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <span role="status">
            {at + 1} of {count}
          </span>
          <ActionIcon variant="default" aria-label="Next" onClick={() => go(1)}>
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </Modal>
  )
}

/** The number of these dialogs that are open: a dialog below leaves Esc to them. */
const useOpen = create(() => ({ count: 0 }))
const countOpen = (by: 1 | -1) => useOpen.setState(({ count: now }) => ({ count: now + by }))

export const useIsDocumentOpen = (): boolean => useOpen((state) => state.count > 0)

function useCounted(): void {
  useEffect(() => {
    countOpen(1)
    return () => countOpen(-1)
  }, [])
}

interface OpenedProps extends Pick<ShownItem, 'title' | 'words'> {
  readonly source: DocumentSource
  readonly failed: string | undefined
  readonly several: boolean
}

function Opened({ source, title, words, failed, several }: OpenedProps) {
  const read = useDocument(source)
  return (
    <>
      <div
        className={classes.document}
        data-worded={words !== undefined || undefined}
        data-several={several || undefined}
      >
        <OpenedDocument read={read} title={title} failed={failed} />
      </div>
      {words !== undefined && <div className={classes.words}>{words}</div>}
      <Group justify="flex-end" mt="xs">
        <SaveButton read={read} />
      </Group>
    </>
  )
}

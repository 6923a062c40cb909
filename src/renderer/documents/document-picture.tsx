/**
 * A picture that an answer of the portal's leads to, or the first page of a PDF, at the size that its place has for it. It is asked for once
 * it is in sight; one that failed can be asked for again.
 */
import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconFileText, IconPhotoOff, type TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import { appErrorOf } from '../app/bridge.ts'
import classes from './document-picture.module.css'
import { type DocumentSource, mediaAddress, usePictureDocument } from './use-document.ts'

/** pdf.js is large: it comes with the first PDF. */
const PdfThumb = lazy(async () => ({ default: (await import('./pdf/pdf-thumb.tsx')).PdfThumb }))

export interface DocumentPictureProps {
  readonly source: DocumentSource
  /** What is on it; empty where the words beside it say so. */
  readonly alt: string
  /** What it belongs to: names the button that asks again. */
  readonly of?: string
  /** Stands in for what can't be drawn. */
  readonly icon?: TablerIcon
}

const AHEAD = { rootMargin: '300px' }

export function DocumentPicture({ source, alt, of = alt, icon = IconFileText }: DocumentPictureProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>(AHEAD)
  const [wanted, setWanted] = useState(false)
  const isInSight = entry?.isIntersecting === true
  useEffect(() => {
    if (isInSight) setWanted(true)
  }, [isInSight])
  const { data, error, refetch, isFetching } = usePictureDocument(source, wanted)
  return (
    <span ref={ref} className={classes.place}>
      {data !== undefined && <Drawn document={data} alt={alt} icon={icon} />}
      {data === undefined && error === null && <Stand icon={icon} />}
      {data === undefined && error !== null && (
        <span className={classes.missing}>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          {appErrorOf(error).message}
          <Button
            variant="default"
            size="compact-xs"
            loading={isFetching}
            aria-label={of === '' ? 'Retry' : `Retry ${of}`}
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        </span>
      )}
    </span>
  )
}

type Icon = Required<Pick<DocumentPictureProps, 'icon'>>

/** Stands where the picture is going to be, and where there can be none. */
const Stand = ({ icon: Icon }: Icon) => (
  <span className={classes.missing}>
    <Icon size={40} stroke={1.2} aria-hidden />
  </span>
)

interface DrawnProps extends Icon, Pick<DocumentPictureProps, 'alt'> {
  readonly document: OpenedDocument
}

function Drawn({ document, alt, icon }: DrawnProps) {
  const [state, setState] = useState<'coming' | 'drawn' | 'unread'>('coming')
  const address = mediaAddress(document)
  if (document.kind === 'picture') return <img className={classes.picture} src={address} alt={alt} />
  return (
    <>
      {state !== 'drawn' && <Stand icon={icon} />}
      {document.kind === 'pdf' && state !== 'unread' && (
        <Suspense>
          <PdfThumb
            address={address}
            className={classes.picture}
            hidden={state !== 'drawn'}
            onDrawn={() => setState('drawn')}
            onFailed={() => setState('unread')}
          />
        </Suspense>
      )}
    </>
  )
}

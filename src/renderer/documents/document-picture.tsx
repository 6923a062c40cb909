/**
 * A picture from the portal, or the first page of a PDF, scaled to its place. It is loaded once it scrolls into view, and a failed one has
 * a Retry button. An icon stands in until the picture is painted, so that its place is never blank.
 */
import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconFileText, IconPhotoOff, type TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import classes from './document-picture.module.css'
import { type DocumentSource, mediaAddress, usePictureDocument } from './use-document.ts'

/** pdf.js is large: it is loaded with the first PDF. */
const PdfThumb = lazy(async () => ({ default: (await import('./pdf/pdf-thumb.tsx')).PdfThumb }))

export interface DocumentPictureProps {
  readonly source: DocumentSource
  /** The alternative text; empty if adjacent text describes the picture. */
  readonly alt: string
  /** The subject of the picture, for the Retry button's accessible name. */
  readonly of?: string
  /** Shown if there is no picture. */
  readonly icon?: TablerIcon
  /** True beside a name: the error and the Retry button are shown only where the document is opened. */
  readonly isSmall?: boolean
}

const AHEAD = { rootMargin: '300px' }

export function DocumentPicture({ source, alt, of = alt, icon = IconFileText, isSmall = false }: DocumentPictureProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>(AHEAD)
  const [isNeeded, setNeeded] = useState(false)
  const isInSight = entry?.isIntersecting === true
  useEffect(() => {
    if (isInSight) setNeeded(true)
  }, [isInSight])
  const { data, error, refetch, isFetching } = usePictureDocument(source, isNeeded)
  const failed = data === undefined && error !== null
  return (
    <span ref={ref} className={classes.place}>
      {data !== undefined && <Drawn key={data.ticket} document={data} alt={alt} icon={icon} />}
      {data === undefined && error === null && <Stand icon={icon} isComing={isNeeded || entry === null} />}
      {failed && isSmall && <Stand icon={IconPhotoOff} />}
      {failed && !isSmall && (
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

/** The icon in place of a picture that is loading or missing. */
const Stand = ({ icon: Icon, isComing = false }: Icon & { readonly isComing?: boolean }) => (
  <span className={classes.missing} aria-busy={isComing || undefined}>
    <Icon className={classes.icon} stroke={1.2} aria-hidden />
  </span>
)

interface DrawnProps extends Icon, Pick<DocumentPictureProps, 'alt'> {
  readonly document: OpenedDocument
}

function Drawn({ document: { kind, ticket }, alt, icon }: DrawnProps) {
  const [state, setState] = useState<'coming' | 'drawn' | 'unread'>('coming')
  const address = mediaAddress({ ticket })
  const isPicture = kind === 'picture'
  const isPdf = kind === 'pdf' && state !== 'unread'
  const drawn = () => setState('drawn')
  const unread = () => setState('unread')
  return (
    <>
      {state !== 'drawn' && <Stand icon={icon} isComing={(isPicture || isPdf) && state === 'coming'} />}
      {isPicture && (
        <img
          className={classes.picture}
          hidden={state !== 'drawn'}
          src={address}
          alt={alt}
          // Decode first: the picture is then painted at once, otherwise a moment later.
          onLoad={({ currentTarget }) => void currentTarget.decode().then(drawn, drawn)}
          onError={unread}
        />
      )}
      {isPdf && (
        <Suspense>
          <PdfThumb
            address={address}
            className={classes.sheet}
            hidden={state !== 'drawn'}
            onDrawn={drawn}
            onFailed={unread}
          />
        </Suspense>
      )}
    </>
  )
}

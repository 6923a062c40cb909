/** A screen that previews a paper of the portal, with buttons to print or save it. */
import { Button, Select } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { COPY_CHOICES, type CopyChoice, choiceOf } from '../../shared/domain/papers/copies.ts'
import type { PaperSubject } from '../../shared/papers.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { type Awaited, useAsk } from '../bridge/queries.ts'
import { useCommand } from '../navigation/commands.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { useDevice } from '../theme/device.ts'
import { PaperButtons } from './paper-buttons.tsx'
import classes from './paper-preview.module.css'
import { PaperSheet } from './paper-sheet.tsx'

/** Goes back in the history, or to `otherwise` if the user started on this screen. */
function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => (key === 'default' ? navigate(otherwise) : navigate(-1))
}

export interface PaperPreviewProps {
  readonly subject: PaperSubject
  /** The name of the paper before it is loaded, such as `invoice`. */
  readonly name: string
  readonly note: string
  /** A shorter title of the screen than the paper's, whose rest stands in the choice beside it. */
  readonly title?: string
  /** The destination of Back for a user who started on this screen. */
  readonly back: string
  readonly choice?: ReactNode
  /** Retries for a paper that the portal may still be preparing, with the message shown meanwhile. */
  readonly awaited?: Awaited & { readonly message: string }
}

export function PaperPreview({ subject, name, note, title, back, choice: other, awaited }: PaperPreviewProps) {
  const goBack = useWayBack(back)
  const { data: paper, error, failureReason, isFetching, refetch } = useAsk('papers.show', subject, true, awaited)
  const usual = useDevice(({ copies }) => copies)
  const [chosen, setChosen] = useState<CopyChoice>()
  const choice = chosen ?? choiceOf(usual)
  useCommand('refresh', () => void refetch())
  const isLoaded = paper !== undefined && paper !== null
  const several = isLoaded && paper.copies.length > 1
  return (
    <Page
      title={title ?? (isLoaded ? paper.title : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)}
      note={note}
      actions={
        <>
          <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={goBack}>
            Back
          </Button>
          {other}
          {several && (
            <Select
              aria-label="Copies"
              className={classes.copies ?? ''}
              data={COPY_CHOICES.map(({ value, label }) => ({ value, label }))}
              value={choice.value}
              onChange={(value) => setChosen(COPY_CHOICES.find((one) => one.value === value))}
              allowDeselect={false}
            />
          )}
          <PaperButtons request={() => ({ subjects: [subject], copies: choice.copies })} enabled={isLoaded} />
        </>
      }
    >
      {isLoaded && paper.caution !== undefined && <Notice tone="warn">{paper.caution}</Notice>}
      {isLoaded && (
        <PaperSheet
          kind={paper.kind}
          value={paper.value}
          mark={paper.copies.find(({ copy }) => copy === choice.copies[0])?.mark ?? ''}
          page={paper.page}
          name={name}
        />
      )}
      {!isLoaded && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isLoaded && error === null && failureReason !== null && <Notice tone="info">{awaited?.message}</Notice>}
      {!isLoaded && error === null && <LoadingState lines={14} label={`Loading the ${name}`} />}
    </Page>
  )
}

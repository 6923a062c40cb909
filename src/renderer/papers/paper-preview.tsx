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
  /** The destination of Back for a user who started on this screen. */
  readonly back: string
  /** Another choice about the paper. */
  readonly choice?: ReactNode
  /** Retries for a paper that the portal may still be preparing, with the message shown meanwhile. */
  readonly awaited?: Awaited & { readonly told: string }
}

export function PaperPreview({ subject, name, note, back, choice: other, awaited }: PaperPreviewProps) {
  const goBack = useWayBack(back)
  const { data: made, error, failureReason, isFetching, refetch } = useAsk('papers.show', subject, true, awaited)
  const usual = useDevice(({ copies }) => copies)
  const [chosen, setChosen] = useState<CopyChoice>()
  const choice = chosen ?? choiceOf(usual)
  useCommand('refresh', () => void refetch())
  const shown = made !== undefined && made !== null
  const several = shown && made.copies.length > 1
  return (
    <Page
      title={shown ? made.title : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}
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
          <PaperButtons asked={() => ({ subjects: [subject], copies: choice.copies })} enabled={shown} />
        </>
      }
    >
      {shown && made.caution !== undefined && <Notice tone="warn">{made.caution}</Notice>}
      {shown && (
        <PaperSheet
          kind={made.kind}
          value={made.value}
          mark={made.copies.find(({ copy }) => copy === choice.copies[0])?.mark ?? ''}
          page={made.page}
          name={name}
        />
      )}
      {!shown && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!shown && error === null && failureReason !== null && <Notice tone="info">{awaited?.told}</Notice>}
      {!shown && error === null && <LoadingState lines={14} label={`Loading the ${name}`} />}
    </Page>
  )
}

import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { appErrorOf } from '../bridge/bridge.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { DocumentView } from './document-view.tsx'
import { Transferring } from './transferring.tsx'
import type { useDocument } from './use-document.ts'
import { useSave } from './use-save.ts'

export interface OpenedDocumentProps {
  readonly read: ReturnType<typeof useDocument>
  readonly title: string
  /** The message if it fails; the error's own if undefined. */
  readonly failed: string | undefined
}

export function OpenedDocument({ read, title, failed }: OpenedDocumentProps) {
  const { data, error, refetch, isFetching, request } = read
  if (data !== undefined) return <DocumentView document={data} title={title} />
  if (error === null) return <Transferring request={request} label={`Loading ${title}`} />
  const failure = appErrorOf(error)
  return (
    <ErrorState
      error={failed === undefined ? failure : { ...failure, message: failed, because: failure.message }}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
}

export function SaveButton({ read: { data } }: Pick<OpenedDocumentProps, 'read'>) {
  const save = useSave()
  if (data === undefined) return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(data.ticket)}
    >
      Save
    </Button>
  )
}

/** A document of the portal's over the screen that leads to it: shown by what it is, and saved where the person wants it. */
import { Button, Group, Modal } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { appErrorOf, ask } from '../app/bridge.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { toast } from '../parts/toasts.tsx'
import classes from './document-dialog.module.css'
import { DocumentView } from './document-view.tsx'
import { type DocumentSource, useDocument } from './use-document.ts'

export interface DocumentDialogProps {
  readonly source: DocumentSource
  /** What it is called. */
  readonly title: string
  readonly onClose: () => void
}

export function DocumentDialog({ source, title, onClose }: DocumentDialogProps) {
  const { data, error, refetch, isFetching } = useDocument(source)
  const save = useMutation({
    mutationFn: (ticket: string) => ask('documents.save', { ticket }),
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <Modal opened onClose={onClose} title={title} size="90%">
      <div className={classes.document}>
        {data !== undefined && <DocumentView document={data} title={title} />}
        {data === undefined && error === null && <LoadingState lines={12} label={`Loading ${title}`} />}
        {error !== null && <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      </div>
      {data !== undefined && (
        <Group justify="flex-end" mt="sm">
          <Button
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(data.ticket)}
          >
            Save
          </Button>
        </Group>
      )}
    </Modal>
  )
}

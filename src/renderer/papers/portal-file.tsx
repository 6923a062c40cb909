/** A file of the portal: main downloads it, and the user chooses where to save it. */
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export interface PortalFileProps {
  readonly label: string
  /** The call whose answer contains its address, and the field. */
  readonly source: { readonly call: string; readonly args: Record<string, unknown>; readonly field: string }
  /** The message if the portal has no such file. */
  readonly none: string
}

async function fetched(source: PortalFileProps['source']) {
  const { ticket } = await ask('documents.open', { ...source, request: crypto.randomUUID() })
  return ask('documents.save', { ticket })
}

export function PortalFile({ label, source, none }: PortalFileProps) {
  const save = useMutation({
    mutationFn: () => fetched(source),
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: (thrown) => {
      const { status, message } = appErrorOf(thrown)
      toast.failed(status === 404 ? none : message)
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={15} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  )
}

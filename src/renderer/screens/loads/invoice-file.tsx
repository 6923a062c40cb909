/** The invoice of a load: a file of the portal's, fetched by main and saved where the person wants it. */
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { toast } from '../../parts/toasts.tsx'

async function fetched(load: string) {
  const asked = { call: 'loads.invoiceUrl', args: { query: { loadId: load } }, field: 'url' }
  const { ticket } = await ask('documents.open', { ...asked, request: crypto.randomUUID() })
  return ask('documents.save', { ticket })
}

export function InvoiceFile({ load }: { readonly load: string }) {
  const save = useMutation({
    mutationFn: () => fetched(load),
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: (thrown) => {
      const { status, message } = appErrorOf(thrown)
      toast.failed(status === 404 ? messages.loadInvoiceNone : message)
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={15} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      Invoice
    </Button>
  )
}

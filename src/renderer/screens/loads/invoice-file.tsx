/** The invoice of a load, as a file from the portal. */
import { messages } from '../../../shared/messages.ts'
import { PortalFile } from '../../papers/portal-file.tsx'

export const InvoiceFile = ({ load }: { readonly load: string }) => (
  <PortalFile
    label="Invoice"
    source={{ call: 'loads.invoiceUrl', args: { query: { loadId: load } }, field: 'url' }}
    none={messages.loadInvoiceNone}
  />
)

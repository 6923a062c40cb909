import { PageHeader } from '../../parts/page-header.tsx'

export default function OrderInvoice() {
  return <PageHeader title="Orders" />
}

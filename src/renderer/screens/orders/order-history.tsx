import { PageHeader } from '../../parts/page-header.tsx'

export default function OrderHistory() {
  return <PageHeader title="Orders" />
}

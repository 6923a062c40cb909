import { PageHeader } from '../../parts/page-header.tsx'

export default function OrderDetails() {
  return <PageHeader title="Orders" />
}

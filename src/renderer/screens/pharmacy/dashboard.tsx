/** Where a pharmacy begins. */
import { useStore } from '../../app/app-state.ts'
import { PageHeader } from '../../parts/page-header.tsx'

export default function Dashboard() {
  const store = useStore()
  if (store === undefined) return null
  return <PageHeader title={`Good to see you, ${store.firstname}`} note={`${store.companyName} · ${store.city}`} />
}

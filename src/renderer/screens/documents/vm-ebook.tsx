import { CompanyDocuments } from './company-documents.tsx'

export default function VmEbook() {
  return <CompanyDocuments of="vmEbook" title="VM E-book" />
}

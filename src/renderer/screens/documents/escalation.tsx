import { CompanyDocuments } from './company-documents.tsx'

export default function Escalation() {
  return <CompanyDocuments of="escalation" title="Escalation matrix" note="Contacts for each region" />
}

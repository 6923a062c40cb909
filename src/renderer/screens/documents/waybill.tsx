import { CompanyDocuments } from './company-documents.tsx'

export default function Waybill() {
  return <CompanyDocuments of="waybill" title="Waybill" note="Printed, it goes with what the store sends" />
}

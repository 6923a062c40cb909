import { CompanyDocuments } from './company-documents.tsx'

export default function Waybill() {
  return <CompanyDocuments of="waybill" title="Waybill" note="Print it and attach it to the parcel" />
}

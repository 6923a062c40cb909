import { companyDocument } from '../../documents/company-document.ts'
import { DocumentList } from '../../documents/document-list.tsx'

export default function Policies() {
  return (
    <DocumentList
      list="policies"
      name="name"
      item={({ name, path }) => ({ title: name || path, source: companyDocument(path) })}
    />
  )
}

import { DocumentList } from '../../documents/document-list.tsx'
import { documentOf } from '../../documents/use-document.ts'

export default function Warranty() {
  return (
    <DocumentList
      list="warrantyDocuments"
      name="name"
      item={({ name, url }) => ({ title: name || url, source: documentOf('training.warranty', {}, 'url', url) })}
    />
  )
}

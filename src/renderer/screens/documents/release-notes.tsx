/** What changed in the tills' program, note by note: its words and, where there is one, its document. */
import { dotted } from '../../../shared/text.ts'
import { companyDocument } from '../../documents/company-document.ts'
import { DocumentList } from '../../documents/document-list.tsx'

export default function ReleaseNotes() {
  return (
    <DocumentList
      list="releaseNotes"
      name="title"
      words={({ title }) => title}
      item={({ version, title, description, path }) => ({
        title: dotted(version, title),
        source: path === '' ? undefined : companyDocument(path),
        words: description,
      })}
    />
  )
}

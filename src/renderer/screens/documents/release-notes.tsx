/** The release notes of the tills' program: the text and, if there is one, the document of each. */
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

/** Documents of the company's that the portal lists nowhere: the paths come with StoreDesk. */
import documents from '../../../../resources/reference/documents.json' with { type: 'json' }
import type { DocumentPaths } from '../../../shared/reference.ts'
import { companyDocument } from '../../documents/company-document.ts'
import { Gallery } from '../../documents/gallery.tsx'
import { Page } from '../../parts/page.tsx'

export interface CompanyDocumentsProps {
  readonly of: keyof DocumentPaths
  readonly title: string
  readonly note?: string
}

export const CompanyDocuments = ({ of, title, note }: CompanyDocumentsProps) => (
  <Page title={title} note={note}>
    <Gallery
      label={title}
      items={documents[of].map(({ name, path }) => ({ key: path, title: name, opens: companyDocument(path) }))}
    />
  </Page>
)

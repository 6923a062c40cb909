/** Company documents that no call of the portal lists: their paths come with StoreDesk. */
import documents from '../../../../resources/reference/documents.json' with { type: 'json' }
import { ownFirst, YOUR_REGION } from '../../../shared/domain/content/regions.ts'
import type { DocumentPaths } from '../../../shared/reference.ts'
import { companyDocument, fileKind } from '../../documents/company-document.ts'
import { Reader } from '../../documents/reader.tsx'
import { useRegion } from '../../documents/use-region.ts'
import { Page } from '../../parts/page.tsx'

export interface CompanyDocumentsProps {
  readonly of: keyof DocumentPaths
  readonly title: string
  readonly note?: string
}

export const CompanyDocuments = ({ of, title, note }: CompanyDocumentsProps) => {
  const region = useRegion()
  return (
    <Page title={title} note={note}>
      <Reader
        label={title}
        items={ownFirst(documents[of], ({ name }) => name, region).map(({ item: { name, path }, isOwn }) => ({
          key: path,
          title: name,
          lines: [fileKind(path)],
          picture: companyDocument(path),
          mark: isOwn ? YOUR_REGION : undefined,
        }))}
      />
    </Page>
  )
}

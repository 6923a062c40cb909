/** A document of the company's that the portal is asked for by its path. */
import { type DocumentSource, documentOf } from './use-document.ts'

export const companyDocument = (path: string): DocumentSource => documentOf('policies.url', { query: { path } }, 'url')

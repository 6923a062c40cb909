/** A company document that the portal serves by its path. */
import { type DocumentSource, documentOf } from './use-document.ts'

export const companyDocument = (path: string): DocumentSource => documentOf('policies.url', { query: { path } }, 'url')

/** The kind shown under a document's name before it is opened: `PDF` or ''. */
export const fileKind = (path: string): string => (/\.pdf($|[?#])/i.test(path) ? 'PDF' : '')

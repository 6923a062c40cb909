/** A document of the company's that the portal is asked for by its path. */
import { type DocumentSource, documentOf } from './use-document.ts'

export const companyDocument = (path: string): DocumentSource => documentOf('policies.url', { query: { path } }, 'url')

/** `PDF`, under the name of one: what opens before it is drawn. */
export const fileKind = (path: string): string => (/\.pdf($|[?#])/i.test(path) ? 'PDF' : '')

/** Every kind of paper, once: bridge, drawings and tests are derived from this table. */
import { z } from 'zod'
import { all as papers } from './papers/all.ts'
import type { Made, Paper } from './papers/paper.ts'

export { papers }

type Papers = typeof papers
export type PaperKind = keyof Papers

/** The value that is drawn for a kind. */
export type PaperValue<K extends PaperKind> = Papers[K] extends Paper<infer _Subject, infer V> ? V : never
/** The subject that identifies a paper of a kind. */
export type PaperSubject<K extends PaperKind = PaperKind> = z.output<Papers[K]['subject']>
export type MadePaper<K extends PaperKind = PaperKind> = { [P in K]: { readonly kind: P } & Made<PaperValue<P>> }[K]

export const paperSubject = z.union(Object.values(papers).map(({ subject }) => subject))

/** Maximum papers in one file or print job: the notes of a year. */
export const MOST_PAPERS = 500

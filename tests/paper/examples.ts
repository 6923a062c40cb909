/** Every kind of paper with something to print, of tests/areas/: a kind that has no example there doesn't compile here. */
import type { PaperKind } from '../../src/shared/papers.ts'
import { joined } from '../areas.ts'
import type { PaperExample } from '../support/area-tables.ts'

export const examples: { readonly [K in PaperKind]: PaperExample<K> } = joined('papers')

export const KINDS = Object.keys(examples) as readonly PaperKind[]

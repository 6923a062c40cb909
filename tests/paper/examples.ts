/** Every kind of paper with content to print, from tests/areas/: a kind without an example is a compile error here. */
import type { PaperKind } from '../../src/shared/papers.ts'
import { joined } from '../areas.ts'
import type { PaperExample } from '../support/area-tables.ts'

export const examples: { readonly [K in PaperKind]: PaperExample<K> } = joined('papers')

export const KINDS = Object.keys(examples) as readonly PaperKind[]

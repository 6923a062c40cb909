// @module-tag quick
import { fuzzReads } from './reads.ts'

fuzzReads(import.meta.filename)

import { fuzzReads } from './reads.ts'

fuzzReads(import.meta.filename)

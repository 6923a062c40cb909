// @module-tag quick
import { fuzzEntries } from './entries.ts'

fuzzEntries(import.meta.filename)

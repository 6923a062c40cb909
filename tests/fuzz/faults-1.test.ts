import { fuzzFaults } from './faults.ts'

fuzzFaults(import.meta.filename)

import type { PracticeOf } from '../../practice.ts'
import { loadCalls } from './calls.ts'
import { invoiceFileNamed } from './invoice-file.ts'

export const loads = {
  calls: loadCalls,
  documents: (practice: PracticeOf<'loads'>) => ({ loads: (name: string) => invoiceFileNamed(practice, name) }),
}

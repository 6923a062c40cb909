import { checklistCalls } from './calls.ts'

export const checklist = { calls: checklistCalls }

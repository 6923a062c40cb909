import { policiesCalls } from './calls.ts'
import { escalationNamed, waybillNamed } from './papers.ts'

export const policies = {
  calls: policiesCalls,
  documents: () => ({ escalation: escalationNamed, waybill: waybillNamed }),
}

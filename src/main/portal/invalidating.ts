/** A write makes the reads that it touches old, in what is saved and in what the page shows. */
import { type CallName, findCall, isCallName } from '../../shared/portal/calls.ts'
import type { Emit } from '../handlers.ts'
import type { Answers } from '../store/answers.ts'
import { stored } from '../store/stored.ts'
import type { PortalClient } from './portal-client.ts'

/** Makes the saved answers of these calls old, and tells the page. */
export type Invalidate = (calls: readonly CallName[]) => void

export const createInvalidate =
  (answers: () => Answers | undefined, emit: Emit): Invalidate =>
  (calls) => {
    if (calls.length === 0) return
    stored(() => answers()?.invalidate(calls))
    emit('reads.invalidated', { calls })
  }

/** The reads that a write makes old. */
export const invalidatedBy = (write: CallName): readonly CallName[] =>
  findCall(write)?.invalidates.filter(isCallName) ?? []

/** The client, whose writes make reads old. A write that failed may have been done all the same. */
export const invalidatingWrites = (client: PortalClient, invalidate: Invalidate): PortalClient => ({
  call: async (name, args, options) => {
    const answer = await client.call(name, args, options)
    const sent = answer.ok || answer.error.kind !== 'request'
    if (sent) invalidate(invalidatedBy(name))
    return answer
  },
})

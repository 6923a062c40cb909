/** A write invalidates the reads that it affects, in the saved answers and in the page. */
import { type CallName, findCall, isCallName } from '../../shared/portal/calls.ts'
import type { Emit } from '../handlers.ts'
import type { Answers } from '../store/answers.ts'
import { stored } from '../store/stored.ts'
import type { PortalClient } from './portal-client.ts'

/** Invalidates the saved answers of these calls, and tells the page. */
export type Invalidate = (calls: readonly CallName[]) => void

export const createInvalidate =
  (answers: () => Answers | undefined, emit: Emit): Invalidate =>
  (calls) => {
    if (calls.length === 0) return
    stored(() => answers()?.invalidate(calls))
    emit('reads.invalidated', { calls })
  }

/** The reads that a write invalidates. */
export const invalidatedBy = (write: CallName): readonly CallName[] =>
  findCall(write)?.invalidates.filter(isCallName) ?? []

/** Returns a client whose writes invalidate reads, even after an error: a failed write may have been done. */
export const invalidatingWrites = (client: PortalClient, invalidate: Invalidate): PortalClient => ({
  call: async (name, args, options) => {
    const answer = await client.call(name, args, options)
    const sent = answer.ok || answer.error.kind !== 'request'
    if (sent) invalidate(invalidatedBy(name))
    return answer
  },
})

/**
 * What decides whom StoreDesk trusts isn't written because a page says so: main asks the user first, by a dialog of the system that no
 * page can answer. One question at a time; what is asked for meanwhile counts as declined.
 */
import { fail, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Computer, Question } from './computer.ts'

/** Writes when the user says yes; declined, nothing is written, and the answer is `cancelled`. */
export type WhenTrusted = <T>(question: Question, write: () => Promise<Result<T>>) => Promise<Result<T>>

export function createWhenTrusted(computer: Pick<Computer, 'confirm'>): WhenTrusted {
  let isAsking = false
  const confirmed = async (question: Question): Promise<boolean> => {
    if (isAsking) return false
    isAsking = true
    try {
      return await computer.confirm(question)
    } finally {
      isAsking = false
    }
  }
  return async (question, write) =>
    (await confirmed(question)) ? write() : fail({ kind: 'cancelled', message: say('cancelled') })
}

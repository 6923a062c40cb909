/**
 * Guards the settings that decide what StoreDesk trusts: a page can't write them alone, main first asks the user in a system dialog that no
 * page can answer. One question at a time; further requests meanwhile count as declined.
 */
import { fail, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Computer, Question } from './computer.ts'

/** Writes if the user says yes; otherwise writes nothing, and the answer is `cancelled`. */
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

/** Gathers the answers of several calls for one screen. Each call may fail; what is missing then is reported. */

import type { Gathered } from '../../shared/bridge/assist.ts'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { chunked } from '../../shared/domain/values/chunked.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { joined } from '../portal/portal-client.ts'
import type { Reader } from '../portal/reader.ts'

export interface Gathering {
  /** Reads an answer that the others can do without. Returns undefined if it fails, and reports `missing` with the reason. */
  read<N extends CallName>(name: N, args: Args<N>, missing?: MessageKey): Promise<Answer<N> | undefined>
  /** True if the answer behind this message was read as a cached copy. */
  isCopy(missing: MessageKey): boolean
  /** Reports that something is missing although it was read. */
  lacks(missing: MessageKey, why: string): undefined
  /** Does the same for any number of ids; a failure of one request is reported as missing. */
  readBatches<N extends CallName, A>(
    name: N,
    ids: Batched,
    args: (batch: number[]) => Args<N>,
    rowsOf: (answer: Answer<N>) => readonly A[],
    missing?: MessageKey,
  ): Promise<readonly A[] | undefined>
  /** The result of all calls: fails with the first failure if the value is empty (`isEmpty`), and always if the session has ended. */
  result<A>(value: A, isEmpty?: boolean): Result<A & Gathered>
}

export interface Batched {
  /** Split into requests in this order. */
  readonly ids: readonly number[]
  /** Requests that contain none of these ids are skipped. The split stays the same, so that callers at the same time share requests. */
  readonly needed?: ReadonlySet<number> | undefined
}

type Age = Pick<ReadAnswer, 'at' | 'saved'>

/** The age of several answers together: the oldest time, and a copy if any of them is one. */
export const oldestOf = (answers: readonly Age[]): Age => ({
  at: answers.map(({ at }) => at).sort()[0] ?? isoAt(0),
  saved: answers.some(({ saved }) => saved),
})

export function gather(reader: Reader, fresh: boolean): Gathering {
  const answers: Pick<ReadAnswer, 'at' | 'saved' | 'unread'>[] = []
  const failures: AppError[] = []
  const sentences = new Set<string>()
  const copies = new Set<MessageKey>()

  const failed = (error: AppError, missing: MessageKey | undefined) => {
    failures.push(error)
    if (missing !== undefined) sentences.add(say(missing, { why: error.message }))
    return undefined
  }
  const ask = async <N extends CallName>(
    name: N,
    args: Args<N>,
    missing: MessageKey | undefined,
  ): Promise<Result<Answer<N>>> => {
    const read = await reader.read(name, args, { fresh })
    if (!read.ok) return read
    answers.push(read.value)
    if (read.value.saved && missing !== undefined) copies.add(missing)
    return ok(read.value.answer)
  }
  return {
    isCopy: (missing) => copies.has(missing),
    lacks: (missing, why) => {
      sentences.add(say(missing, { why }))
      return undefined
    },
    read: async (name, args, missing) => {
      const answer = await ask(name, args, missing)
      return answer.ok ? answer.value : failed(answer.error, missing)
    },
    readBatches: async (name, { ids, needed }, args, rowsOf, missing) => {
      const batches = chunked(ids, BATCH).filter((batch) => needed === undefined || batch.some((id) => needed.has(id)))
      const all = await joined(batches, async (batch) => {
        const answer = await ask(name, args([...batch]), missing)
        return answer.ok ? ok(rowsOf(answer.value)) : answer
      })
      return all.ok ? all.value : failed(all.error, missing)
    },
    result: (value, isEmpty = false) => {
      const ended = failures.find(({ kind }) => kind === 'session')
      const [first] = failures
      if (ended !== undefined) return fail(ended)
      if (first !== undefined && (isEmpty || answers.length === 0)) return fail(first)
      return ok({
        ...value,
        ...oldestOf(answers),
        unread: answers.reduce((rows, { unread }) => rows + unread, 0),
        missing: [...sentences],
      })
    },
  }
}

/** Answers of several calls that make one screen: each may fail, and what is missing then is told. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { portionsOf } from '../../shared/domain/values/portions.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { joined } from '../portal/portal-client.ts'
import type { Reader } from '../portal/reader.ts'

export interface Gathering {
  /** An answer of which the rest can do without; undefined when it couldn't be had, which `missing` says with its reason. */
  read<N extends CallName>(name: N, args: Args<N>, missing?: MessageKey): Promise<Answer<N> | undefined>
  /** Whether what would be missed so was read, but as a copy from before. */
  isCopy(missing: MessageKey): boolean
  /** Says that something is missing though it was read. */
  lacks(missing: MessageKey, why: string): undefined
  /** The same for as many ids as there are: what any of the requests lacks is missing. */
  readBatches<N extends CallName, A>(
    name: N,
    ids: Batched,
    args: (batch: number[]) => Args<N>,
    rowsOf: (answer: Answer<N>) => readonly A[],
    missing?: MessageKey,
  ): Promise<readonly A[] | undefined>
  /**
   * What came of all of them: refused with the first failure where that is nothing (`isEmpty` says so of the value), and
   * wherever the session has ended.
   */
  result<A>(value: A, isEmpty?: boolean): Result<A & Freshness>
}

export interface Batched {
  /** Cut into requests in this order. */
  readonly ids: readonly number[]
  /** Requests that ask for none of these aren't made: what others ask for at the same time is the same request. */
  readonly wanted?: ReadonlySet<number> | undefined
}

export interface Freshness {
  readonly at: string
  readonly saved: boolean
  readonly unread: number
  readonly missing: readonly string[]
}

type Age = Pick<ReadAnswer, 'at' | 'saved'>

/** How old what several answers say together is: as old as the oldest of them, a copy if any is one. */
export const oldestOf = (answers: readonly Age[]): Age => ({
  at: answers.map(({ at }) => at).sort()[0] ?? new Date(0).toISOString(),
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
    readBatches: async (name, { ids, wanted }, args, rowsOf, missing) => {
      const batches = portionsOf(ids, BATCH).filter(
        (batch) => wanted === undefined || batch.some((id) => wanted.has(id)),
      )
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

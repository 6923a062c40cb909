/** Answers of several calls that make one screen: each may fail, and what is missing then is told. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches } from '../portal/portal-client.ts'
import type { Reader } from '../portal/reader.ts'

export interface Gathering {
  /** An answer of which the rest can do without; undefined when it couldn't be had, which `missing` says with its reason. */
  read<N extends CallName>(name: N, args: Args<N>, missing?: MessageKey): Promise<Answer<N> | undefined>
  /** The same, as it is after everything that was gathered before: a kept answer that is older won't do. */
  latest<N extends CallName>(name: N, args: Args<N>, missing?: MessageKey): Promise<Answer<N> | undefined>
  /** Whether what would be missed so was read, but as a copy from before. */
  isCopy(missing: MessageKey): boolean
  /** Says that something is missing though it was read. */
  lacks(missing: MessageKey, why: string): undefined
  /** The same for as many ids as there are: what any of the requests lacks is missing. */
  readBatches<N extends CallName, A>(
    name: N,
    ids: readonly number[],
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

export interface Freshness {
  readonly at: string
  readonly saved: boolean
  readonly unread: number
  readonly missing: readonly string[]
}

type Age = Pick<ReadAnswer, 'at' | 'saved'>

/** How old what several answers say together is: as old as the oldest of them, a copy if any is one. */
export const oldestOf = (answers: readonly Age[]): Age => ({
  at: answers.reduce((oldest, { at }) => (at < oldest ? at : oldest), answers[0]?.at ?? new Date(0).toISOString()),
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
    notBefore = '',
  ): Promise<Result<Answer<N>>> => {
    const kept = await reader.read(name, args, { fresh })
    const isOlder = !fresh && kept.ok && !kept.value.saved && kept.value.at < notBefore
    const read = isOlder ? await reader.read(name, args, { fresh: true }) : kept
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
    latest: async (name, args, missing) => {
      const newest = answers.reduce((last, { at }) => (at > last ? at : last), '')
      const answer = await ask(name, args, missing, newest)
      return answer.ok ? answer.value : failed(answer.error, missing)
    },
    readBatches: async (name, ids, args, rowsOf, missing) => {
      const all = await inBatches(ids, BATCH, async (batch) => {
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

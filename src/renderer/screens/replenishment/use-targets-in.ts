/** Targets that come from elsewhere, pasted or in a file: read beside the whole list, whatever of it is shown or read yet. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  pastedTargets,
  type ReadTarget,
  type TargetRow,
  targetsOf,
  targetsSentence,
} from '../../../shared/domain/replenishment/target-rows.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { refuse } from '../../../shared/errors.ts'
import { messages, say } from '../../../shared/messages.ts'
import { AskError, appErrorOf, ask } from '../../app/bridge.ts'
import { portalQuery } from '../../app/queries.ts'
import { toast } from '../../parts/toasts.tsx'
import type { MyArsModel, Parent } from './my-ars-model.ts'

/** Rows beside the list as the portal has it. */
export interface TargetsAsked {
  readonly title: string
  /** Said where nothing would change. */
  readonly nothing: string
  readonly rows: readonly TargetRow[]
  readonly parents: readonly Parent[]
  readonly leftOut: string | undefined
}

/** A column of so few rows is taken at once: all of them are in sight, and one key takes them back. */
const FEW = 12
/** Milliseconds. */
const NOTICED = 100

export function useTargetsIn(model: MyArsModel) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<TargetsAsked>()
  const [isReading, setReading] = useState(false)
  const wish = useRef(0)

  /** Nothing is done with it if somebody else is asked for meanwhile, or nobody waits any more. */
  const run = (make: () => Promise<TargetsAsked | undefined>) => {
    const own = ++wish.current
    make()
      .then((found) => own === wish.current && setAsked(found))
      .catch((thrown: unknown) => own === wish.current && toast.failed(appErrorOf(thrown).message))
  }

  /** Said only of a wait that is noticed: what is there already takes the focus from nobody. */
  const saysSo = async <T>(waited: Promise<T>): Promise<T> => {
    const own = wish.current
    const timer = setTimeout(() => own === wish.current && setReading(true), NOTICED)
    try {
      return await waited
    } finally {
      clearTimeout(timer)
      if (own === wish.current) setReading(false)
    }
  }

  const wholeList = async (): Promise<readonly Parent[]> => {
    const query = portalQuery(client, 'ars.parents', {})
    const there = client.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey)
    // What has come so far isn't the whole: the reading that is on its way is waited for.
    const isPart = there?.coming !== undefined || (there?.unread ?? 0) > 0
    const { answer, unread } = await saysSo(client.fetchQuery({ ...query, ...(isPart && { staleTime: 0 }) }))
    if (unread > 0) throw new AskError(refuse('arsWholeInPart').error)
    return answer.rows
  }

  const judged = async (read: readonly ReadTarget[]) => {
    const parents = await wholeList()
    return { parents, rows: targetsOf(read, new Map(parents.map((parent) => [parent.id, parent]))) }
  }

  const take = ({ rows, parents }: Pick<TargetsAsked, 'rows' | 'parents'>) => {
    model.know(parents)
    model.take(rows)
  }

  return {
    asked,
    isReading,
    readFile: () =>
      run(async () => {
        const picked = await ask('ars.pickTargets', undefined)
        if (picked === undefined) return undefined
        const found = await judged(picked.rows)
        const title = say('arsFileRows', { rows: counted.rows(found.rows.length), file: picked.fileName })
        return { ...found, title, nothing: messages.arsFileNothing, leftOut: picked.leftOut }
      }),
    /** A column fills what is shown from the cursor down; where all of it is taken and it is short, nobody is asked. */
    paste: (text: string, below: readonly number[]) =>
      run(async () => {
        const { isColumn, rows: read } = pastedTargets(text, below)
        const found = await judged(read)
        if (isColumn && read.length <= FEW && found.rows.every(({ verdict }) => verdict !== 'refused')) {
          take(found)
          toast.done(targetsSentence(found.rows))
          return undefined
        }
        const title = say('arsPasted', { rows: counted.rows(found.rows.length) })
        return { ...found, title, nothing: messages.arsPastedNothing, leftOut: undefined }
      }),
    take: (found: TargetsAsked) => {
      take(found)
      setAsked(undefined)
    },
    /** It isn't waited for, nor asked about, any more. */
    done: () => {
      wish.current += 1
      setReading(false)
      setAsked(undefined)
    },
  }
}

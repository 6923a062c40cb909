/** Targets from a paste or a file: checked against the whole list, even if only a part of it is shown or loaded. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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
import { AskError, appErrorOf, ask } from '../../bridge/bridge.ts'
import { portalQuery } from '../../bridge/queries.ts'
import { toast } from '../../parts/toasts.tsx'
import type { MyArsModel, Parent } from './my-ars-model.ts'

/** The rows, compared with the portal's list. */
export interface TargetsPreview {
  readonly title: string
  /** The message if nothing would change. */
  readonly nothing: string
  readonly rows: readonly TargetRow[]
  readonly parents: readonly Parent[]
  readonly leftOut: string | undefined
}

/** A column of at most this many rows is taken without a question: all of them are visible, and one key undoes them. */
const FEW = 12
/** Milliseconds. */
const NOTICED = 100

export function useTargetsImport(model: MyArsModel) {
  const client = useQueryClient()
  const [preview, setPreview] = useState<TargetsPreview>()
  const [isReading, setReading] = useState(false)
  const acts = useMemo(() => targetActs(model, client, { setPreview, setReading }), [model, client])
  return { preview, isReading, ...acts }
}

interface TargetsState {
  readonly setPreview: (preview: TargetsPreview | undefined) => void
  readonly setReading: (isReading: boolean) => void
}

function targetActs(model: MyArsModel, client: QueryClient, { setPreview, setReading }: TargetsState) {
  let wish = 0

  /** The result is dropped if another request starts meanwhile, or the user cancels. */
  const run = (make: () => Promise<TargetsPreview | undefined>) => {
    const own = ++wish
    make()
      .then((found) => own === wish && setPreview(found))
      .catch((thrown: unknown) => own === wish && toast.failed(appErrorOf(thrown).message))
  }

  /** Shows the loading dialog only after a delay, so that data already loaded doesn't cost the focus. */
  const saysSo = async <T>(waited: Promise<T>): Promise<T> => {
    const own = wish
    const timer = setTimeout(() => own === wish && setReading(true), NOTICED)
    try {
      return await waited
    } finally {
      clearTimeout(timer)
      if (own === wish) setReading(false)
    }
  }

  const judged = async (read: readonly ReadTarget[]) => {
    const parents = await wholeList(client, saysSo)
    return { parents, rows: targetsOf(read, new Map(parents.map((parent) => [parent.id, parent]))) }
  }

  const take = ({ rows, parents }: Pick<TargetsPreview, 'rows' | 'parents'>) => {
    model.addUnloaded(parents)
    model.take(rows)
  }

  return {
    readFile: () =>
      run(async () => {
        const picked = await ask('ars.pickTargets', undefined)
        if (picked === undefined) return undefined
        const found = await judged(picked.rows)
        const title = say('arsFileRows', { rows: counted.rows(found.rows.length), file: picked.fileName })
        return { ...found, title, nothing: messages.arsFileNothing, leftOut: picked.leftOut }
      }),
    /** Pastes a column over the visible rows from the cursor down. A short column whose rows are all valid is taken without a question. */
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
    take: (found: TargetsPreview) => {
      take(found)
      setPreview(undefined)
    },
    /** Ends the request and closes the dialog. */
    done: () => {
      wish += 1
      setReading(false)
      setPreview(undefined)
    },
  }
}

/** The whole list from the portal, or from its saved answer if that is complete. */
async function wholeList(
  client: QueryClient,
  waiting: <T>(waited: Promise<T>) => Promise<T>,
): Promise<readonly Parent[]> {
  const query = portalQuery(client, 'ars.parents', {})
  const there = client.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey)
  // An incomplete list isn't enough: fetch it to its end.
  const isPart = there?.coming !== undefined || (there?.unread ?? 0) > 0
  const { answer, unread } = await waiting(client.fetchQuery({ ...query, ...(isPart && { staleTime: 0 }) }))
  if (unread > 0) throw new AskError(refuse('arsWholeInPart').error)
  return answer.rows
}

/** Reads a file for review: picked, dropped, pasted or a template; asks about its layout if that is unclear. */
import { useCallback, useEffect, useState } from 'react'
import type { CartTemplate } from '../../../shared/bridge/templates.ts'
import type { ImportProgress, ImportSummary } from '../../../shared/domain/carts/cart-import.ts'
import type { WholeCart } from '../../../shared/domain/carts/cart-kinds.ts'
import type { ImportChoice, MappableFile } from '../../../shared/domain/carts/import-question.ts'
import { UPLOAD_LIMIT } from '../../../shared/domain/carts/import-view.ts'
import { PASTED_ROWS } from '../../../shared/domain/carts/judge-row.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf, ask, on } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import { rangeAsCsv } from '../ways/pasted.ts'

export const failed = (thrown: unknown) => {
  const { kind, message } = appErrorOf(thrown)
  if (kind !== 'cancelled') toast.failed(message)
}

interface ReadingOptions {
  readonly into: () => WholeCart
  readonly show: (summary: ImportSummary) => void
  /** Shows the cart again if nothing was read. */
  readonly comeBack: () => void
}

export function useReading({ into, show, comeBack }: ReadingOptions) {
  const [progress, setProgress] = useState<ImportProgress>()
  const [reading, setReading] = useState<string>()
  const [mappable, setMappable] = useState<MappableFile>()
  const [asking, setAsking] = useState(false)
  useEffect(() => on('import.progress', setProgress), [])

  const begin = useCallback(
    (name: string, reads: Promise<ImportSummary | undefined>) => {
      setReading(name)
      setProgress(undefined)
      const question = async () => {
        const found = await ask('import.question', { cartType: into() })
        setMappable(found)
        return found?.isOpen === true
      }
      reads
        .then(
          async (next) => {
            if (next === undefined) return
            await question()
            setAsking(false)
            show(next)
          },
          async (thrown: unknown) => {
            if (await question()) return setAsking(true)
            failed(thrown)
            comeBack()
          },
        )
        .catch(failed)
        .finally(() => {
          setReading(undefined)
          setProgress(undefined)
        })
    },
    [into, show, comeBack],
  )
  const answer = (choice: ImportChoice) => {
    ask('import.answer', { cartType: into(), choice }).then((next) => {
      setMappable((before) => before && { ...before, isOpen: false, choice })
      setAsking(false)
      show(next)
    }, failed)
  }
  const forgetProgress = () => setProgress(undefined)
  return { reading, progress, forgetProgress, mappable, asking, setAsking, begin, answer }
}

/** Asks before an unfinished import is replaced. */
export function useReplacing(isWaiting: boolean) {
  const [start, setStart] = useState<() => void>()
  const replaceBy = useCallback(
    (read: (replace: boolean) => void) => {
      if (isWaiting) setStart(() => () => read(true))
      else read(false)
    },
    [isWaiting],
  )
  const replacing = start && {
    yes: () => {
      setStart(undefined)
      start()
    },
    no: () => setStart(undefined),
  }
  return { replacing, replaceBy }
}

type Begin = ReturnType<typeof useReading>['begin']
type ReplaceBy = ReturnType<typeof useReplacing>['replaceBy']

export function useSources(into: () => WholeCart, begin: Begin, replaceBy: ReplaceBy) {
  const pick = useCallback(
    () => replaceBy((replace) => begin('', ask('import.pick', { cartType: into(), replace }))),
    [begin, replaceBy, into],
  )
  const readFile = useCallback(
    (file: File) => {
      const fileName = file.name
      if (file.size > UPLOAD_LIMIT.bytes) return void toast.failed(say('csvTooLarge', { limit: UPLOAD_LIMIT.text }))
      replaceBy((replace) => {
        const bytes = file.arrayBuffer().then((buffer) => new Uint8Array(buffer))
        begin(
          fileName,
          bytes.then((read) => ask('import.read', { cartType: into(), fileName, bytes: read, replace })),
        )
      })
    },
    [begin, replaceBy, into],
  )
  const readRange = (text: string) =>
    replaceBy((replace) =>
      begin(
        'pasted rows',
        ask('import.read', { cartType: into(), fileName: PASTED_ROWS, bytes: rangeAsCsv(text), replace }),
      ),
    )
  const loadTemplate = ({ id, name }: Pick<CartTemplate, 'id' | 'name'>) =>
    replaceBy((replace) => begin(name, ask('templates.load', { id, cartType: into(), replace })))
  return { pick, readFile, readRange, loadTemplate }
}

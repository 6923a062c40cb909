/** Corrects all rows of a kind at once, and undoes the last correction (also Ctrl+Z). */
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ImportSummary } from '../../../shared/domain/carts/cart-import.ts'
import {
  isMendedBy,
  MENDS,
  type MendAtOnce,
  type MendKind,
  mendAllSentence,
} from '../../../shared/domain/carts/row-mend.ts'
import { say } from '../../../shared/messages.ts'
import { ask } from '../../bridge/bridge.ts'
import { isModalOpen } from '../../navigation/modal-open.ts'
import classes from './import.module.css'
import type { ImportFlow } from './use-import.ts'

export interface MendButtonsProps {
  readonly summary: ImportSummary
  readonly flow: ImportFlow
}

export function MendButtons({ summary, flow }: MendButtonsProps) {
  const { id: importId, counts, mode, undo } = summary
  // Rows that are checked again may need other corrections.
  const { data } = useQuery({
    queryKey: ['import.mends', importId, mode, counts, undo, flow.edition],
    queryFn: () => ask('import.mends', { importId }),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  const mendAll = (kind: MendAtOnce) => flow.change(ask('import.mendAll', { importId, kind }))
  const takeBack = () => flow.change(ask('import.undo', { importId }))
  useHotkeys([['mod+Z', () => undo !== undefined && !isModalOpen() && takeBack()]])
  const count = (kind: MendKind) => data?.[kind] ?? 0
  const kinds = MENDS.filter((kind) => count(kind) > 0)
  const leftOut = kinds.filter((kind) => isMendedBy(kind, 'leftOut'))
  const offered: readonly (readonly [MendAtOnce, number])[] = [
    ...(leftOut.length > 1 ? [['leftOut', leftOut.reduce((sum, kind) => sum + count(kind), 0)] as const] : []),
    ...kinds.map((kind) => [kind, count(kind)] as const),
  ]
  if (offered.length === 0 && undo === undefined) return null
  return (
    <div className={classes.mends}>
      {offered.map(([kind, rows]) => (
        <Button
          key={kind}
          variant={kind === 'leftOut' ? 'outline' : 'light'}
          size="compact-sm"
          onClick={() => mendAll(kind)}
        >
          {mendAllSentence(kind, rows)}
        </Button>
      ))}
      {undo !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          title={say('mendsUndo', { step: undo })}
          onClick={takeBack}
        >
          Undo: {undo}
        </Button>
      )}
    </div>
  )
}

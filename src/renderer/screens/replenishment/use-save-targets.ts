/**
 * Saves all targets that were typed as one request, after they were judged by the portal's list as it is now. What was changed
 * elsewhere meanwhile is asked about; what is gone from the list is left out.
 */
import { useMutation } from '@tanstack/react-query'
import {
  type ComparedTargets,
  compareTargets,
  kindOf,
  refuseTargets,
} from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePageWrite } from '../../app/queries.ts'
import { toast } from '../../parts/toasts.tsx'
import { groupNow, unless } from './group-now.ts'
import type { MyArsModel, TargetDraft } from './my-ars-model.ts'
import { readArsAgain, readingAgain } from './reading-again.ts'

export type ChangedTarget = ComparedTargets<TargetDraft>['changed'][number]

/** The kinds of these, each once. */
export const kindsOf = (drafts: readonly TargetDraft[]) => [
  ...new Map(
    drafts.map(({ categoryId, subcategoryId, typeId }) => [
      [categoryId, subcategoryId, typeId].join('-'),
      { categoryId, subcategoryId, typeId },
    ]),
  ).values(),
]

/** Answers with what was changed elsewhere: while there is any of it, nothing is saved. */
export function useSaveTargets(model: MyArsModel) {
  const write = usePageWrite('ars.updateTargets')
  const save = async (drafts: readonly TargetDraft[]): Promise<readonly ChangedTarget[]> => {
    const groups = await Promise.all(kindsOf(drafts).map(groupNow))
    const now = groups.flat()
    const { asTyped, alreadySo, changed, gone } = compareTargets(drafts, now)
    if (gone.length > 0) model.goneAre([...model.gone.getState().ids, ...gone.map(({ id }) => id)])
    if (changed.length > 0) return changed
    const targets = new Map(asTyped.map(({ id, target }) => [id, target]))
    unless(refuseTargets(groups, targets))
    const data = now.flatMap((parent) => {
      const targetStock = targets.get(parent.id)
      return targetStock === undefined ? [] : [{ productId: parent.id, targetStock, ...kindOf(parent) }]
    })
    if (data.length > 0) await write.mutateAsync({ body: { data } })
    // Nothing was written that would make the list old, though it is.
    else void readArsAgain()
    model.saved([...asTyped, ...alreadySo])
    if (data.length > 0) toast.done(messages.arsTargetsSaved)
    else toast.warn(messages.arsTargetsNoneLeft)
    return []
  }
  return useMutation({
    mutationFn: (drafts: readonly TargetDraft[]) => readingAgain(save(drafts)),
    onSuccess: (changed) => {
      // Nothing was written: the list shows what others changed it to.
      if (changed.length > 0) void readArsAgain()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
}

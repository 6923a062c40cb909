/**
 * Saves all typed targets in one request, after checking them against the portal's present list. The user is asked about targets changed
 * elsewhere; products removed from the list are left out.
 */
import { useMutation } from '@tanstack/react-query'
import {
  type ComparedTargets,
  compareTargets,
  kindOf,
  refuseTargets,
} from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { toast } from '../../parts/toasts.tsx'
import { groupNow, unless } from './group-now.ts'
import type { MyArsModel, TargetDraft } from './my-ars-model.ts'
import { refetchArs, refetchIfStale } from './refetch-ars.ts'

export type ChangedTarget = ComparedTargets<TargetDraft>['changed'][number]

/** The distinct kinds of these drafts. */
export const kindsOf = (drafts: readonly TargetDraft[]) => [
  ...new Map(
    drafts.map(({ categoryId, subcategoryId, typeId }) => [
      [categoryId, subcategoryId, typeId].join('-'),
      { categoryId, subcategoryId, typeId },
    ]),
  ).values(),
]

/** Resolves to the targets that were changed elsewhere: as long as there are any, nothing is saved. */
export function useSaveTargets(model: MyArsModel) {
  const write = usePageWrite('ars.updateTargets')
  const save = async (drafts: readonly TargetDraft[]): Promise<readonly ChangedTarget[]> => {
    const groups = await Promise.all(kindsOf(drafts).map(groupNow))
    const now = groups.flat()
    const { asTyped, alreadySo, changed, removed } = compareTargets(drafts, now)
    if (removed.length > 0) model.markRemoved([...model.removed.getState().ids, ...removed.map(({ id }) => id)])
    if (changed.length > 0) return changed
    const targets = new Map(asTyped.map(({ id, target }) => [id, target]))
    unless(refuseTargets(groups, targets))
    const data = now.flatMap((parent) => {
      const targetStock = targets.get(parent.id)
      return targetStock === undefined ? [] : [{ productId: parent.id, targetStock, ...kindOf(parent) }]
    })
    if (data.length > 0) await write.mutateAsync({ body: { data } })
    // No write has marked the list as stale, but it is.
    else void refetchArs()
    model.saved([...asTyped, ...alreadySo])
    if (data.length > 0) toast.done(messages.arsTargetsSaved)
    else toast.warn(messages.arsTargetsNoneLeft)
    return []
  }
  return useMutation({
    mutationFn: (drafts: readonly TargetDraft[]) => refetchIfStale(save(drafts)),
    onSuccess: (changed) => {
      // Nothing was written: refetch to show the others' changes.
      if (changed.length > 0) void refetchArs()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
}

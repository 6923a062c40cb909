/** Saves all targets that were typed as one request, after they were judged by the portal's list as it is now. */
import { useMutation } from '@tanstack/react-query'
import { kindOf, refuseTargets } from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePageWrite } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { toast } from '../../parts/toasts.tsx'
import { groupNow, unless } from './group-now.ts'
import type { MyArsModel, TargetDraft } from './my-ars-model.ts'

/** The kinds of these, each once. */
export const kindsOf = (drafts: readonly TargetDraft[]) => [
  ...new Map(
    drafts.map(({ categoryId, subcategoryId, typeId }) => [
      [categoryId, subcategoryId, typeId].join('-'),
      { categoryId, subcategoryId, typeId },
    ]),
  ).values(),
]

export function useSaveTargets(model: MyArsModel) {
  const write = usePageWrite('ars.updateTargets')
  return useMutation({
    mutationFn: async (drafts: readonly TargetDraft[]) => {
      const groups = await Promise.all(kindsOf(drafts).map(groupNow))
      unless(refuseTargets(groups, new Map(drafts.map(({ id, target }) => [id, target]))))
      const data = groups.flat().flatMap((parent) => {
        const draft = drafts.find(({ id }) => id === parent.id)
        return draft === undefined ? [] : [{ productId: parent.id, targetStock: draft.target, ...kindOf(parent) }]
      })
      await write.mutateAsync({ body: { data } })
    },
    onSuccess: (_, drafts) => {
      model.saved(drafts)
      toast.done(messages.arsTargetsSaved)
    },
    onError: (thrown) => {
      toast.failed(appErrorOf(thrown).message)
      // A lost answer may have been done: what the portal has is read again.
      void queryClient.invalidateQueries({ queryKey: ['portal', 'ars.list'] })
    },
  })
}

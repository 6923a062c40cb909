import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartTemplate } from '../../../shared/bridge/templates.ts'
import { ownCart } from '../../../shared/domain/carts/cart-ref.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useAsk } from '../../bridge/queries.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { wholeCart } from './whole-cart.ts'

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

export function useTemplates(model: CartModel, enabled: boolean) {
  const client = useQueryClient()
  const { data, error, refetch } = useAsk('templates.list', undefined, enabled)
  const anew = () => client.invalidateQueries({ queryKey: ['templates.list'] })
  const save = useMutation({
    mutationFn: async ({ name, replace }: { readonly name: string; readonly replace: boolean }) => {
      await wholeCart(model)
      return ask('templates.save', { cartType: ownCart(model.cart), name, replace })
    },
    onSuccess: ({ name }) => toast.done(`Template “${name}” saved`),
    onSettled: anew,
  })
  const rename = useMutation({
    mutationFn: (changed: { readonly id: string; readonly name: string }) => ask('templates.rename', changed),
    onSettled: anew,
  })
  const remove = useMutation({
    mutationFn: ({ id }: CartTemplate) => ask('templates.remove', { id }),
    onError: failed,
    onSettled: anew,
  })
  return {
    templates: data ?? undefined,
    error: error === null ? undefined : appErrorOf(error),
    retry: () => void refetch(),
    save,
    rename,
    remove,
    share: ({ id }: CartTemplate) => {
      ask('templates.share', { id }).then((written) => {
        if (written !== undefined) toast.done(`Saved as ${written.path}`)
      }, failed)
    },
    take: () => {
      ask('templates.take', undefined).then((result) => {
        if (result === undefined) return
        toast.done(`Template “${result.template.name}” added`)
        if (result.note !== undefined) toast.warn(result.note)
        void anew()
      }, failed)
    },
  }
}

export type TemplatesModel = ReturnType<typeof useTemplates>

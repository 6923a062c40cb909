import { useMutation } from '@tanstack/react-query'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export const useSave = () =>
  useMutation({
    mutationFn: (ticket: string) => ask('documents.save', { ticket }),
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })

/** Restarts StoreDesk; refused while an order is being sent. */
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export function RestartButton() {
  const restart = useMutation({
    mutationFn: () => ask('app.restart', undefined),
    onError: (thrown) => toast.warn(appErrorOf(thrown).message),
  })
  return (
    <Button size="compact-sm" loading={restart.isPending} onClick={() => restart.mutate()}>
      Restart now
    </Button>
  )
}

import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'

export function InstallUpdate({ size }: { readonly size?: 'compact-sm' }) {
  const install = useMutation({
    mutationFn: () => ask('updates.install', undefined),
    onError: (thrown) => toast.warn(appErrorOf(thrown).message),
  })
  return (
    <Button {...(size !== undefined && { size })} loading={install.isPending} onClick={() => install.mutate()}>
      Install and restart
    </Button>
  )
}

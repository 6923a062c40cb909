/** Buttons for the sign-in providers that the operator has configured; none if there are none. */

import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '../../../shared/domain/screens.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import { useApp } from '../../session/app-state.ts'

interface ProviderButtonsProps {
  readonly disabled: boolean
  /** A provider that isn't offered. */
  readonly besides?: string
}

export function ProviderButtons({ disabled, besides }: ProviderButtonsProps) {
  const providers = useApp((app) => app.about?.providers) ?? []
  const navigate = useNavigate()
  const { search } = useLocation()
  const start = useMutation({
    mutationFn: (provider: string) => ask('session.startProvider', { provider }),
    onSuccess: (_, provider) => navigate({ pathname: pathOf('oauth', { provider }), search }),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const others = providers.filter(({ name }) => name !== besides)
  return others.map(({ name, label }) => (
    <Button
      key={name}
      variant="default"
      size="sm"
      rightSection={<IconExternalLink size={15} aria-hidden />}
      loading={start.isPending && start.variables === name}
      disabled={disabled}
      onClick={() => start.mutate(name)}
    >
      Sign in with {label}
    </Button>
  ))
}

/** The email that this computer remembers for the next sign-in, if the user wants that. */
import { useQuery } from '@tanstack/react-query'
import type { DeviceSettings } from '../../../shared/device-settings.ts'
import { ask } from '../../bridge/bridge.ts'
import { queryClient } from '../../bridge/query-client.ts'

const KEY = ['device.read']

/** Undefined until read; if it can't be read, there is no remembered email. */
export function useRememberedEmail(): { readonly email: string | undefined } | undefined {
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => ask('device.read', undefined) })
  if (isError) return { email: undefined }
  return data === undefined ? undefined : { email: data.email }
}

/** Remembers an email; undefined forgets it. */
export function rememberEmail(email: string | undefined): void {
  ask('device.write', { email }).then(
    (settings: DeviceSettings) => queryClient.setQueryData(KEY, settings),
    // A failure must not hold up sign-in.
    () => undefined,
  )
}

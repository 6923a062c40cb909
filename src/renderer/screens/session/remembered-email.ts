/** The email that this computer remembers for whoever signs in next, where the person wants it. */
import { useQuery } from '@tanstack/react-query'
import type { DeviceSettings } from '../../../shared/device-settings.ts'
import { ask } from '../../app/bridge.ts'
import { queryClient } from '../../app/query-client.ts'

const KEY = ['device.read']

/** `undefined` until it is known; a computer that can't say remembers nothing. */
export function useRememberedEmail(): { readonly email: string | undefined } | undefined {
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => ask('device.read', undefined) })
  if (isError) return { email: undefined }
  return data === undefined ? undefined : { email: data.email }
}

/** Undefined forgets what was remembered. */
export function rememberEmail(email: string | undefined): void {
  ask('device.write', { email }).then(
    (settings: DeviceSettings) => queryClient.setQueryData(KEY, settings),
    // Nobody's sign-in is held up by it.
    () => undefined,
  )
}

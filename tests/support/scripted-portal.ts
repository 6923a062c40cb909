/** A portal whose answers a test defines, and which records its requests. */
import type { PortalClient } from '../../src/main/portal/portal-client.ts'
import { type AppError, fail, type Result } from '../../src/shared/errors.ts'
import type { Answer, Args, CallName } from '../../src/shared/portal/calls.ts'

type Script = { readonly [N in CallName]?: (args: Args<N>) => Promise<Result<Answer<N>>> | Result<Answer<N>> }

export interface ScriptedPortal extends PortalClient {
  readonly calls: { readonly name: CallName; readonly args: unknown }[]
  /** The number of times a call was made. */
  count(name: CallName): number
}

export const offline: AppError = { kind: 'offline', message: 'no network' }
export const refusal = (status: number, message = `refused ${status}`): AppError => ({
  kind: 'refused',
  status,
  worded: true,
  message,
})

/** Calls that the script doesn't define fail as offline. */
export function scriptedPortal(script: Script): ScriptedPortal {
  const calls: { name: CallName; args: unknown }[] = []
  return {
    calls,
    count: (name) => calls.filter((one) => one.name === name).length,
    call: async (name, args) => {
      calls.push({ name, args })
      return script[name]?.(args) ?? fail(offline)
    },
  }
}

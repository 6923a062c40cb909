/** Sign-in by a provider: out to the system's browser, and back through a link to StoreDesk. */
import type { Provider } from '../../shared/bridge/app.ts'
import type { SessionState } from '../../shared/bridge/session.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { providerAddress } from '../../shared/portal/areas/session.ts'
import type { Clock, Handlers } from '../handlers.ts'
import { createProviderStates } from './provider-states.ts'

export interface ProvidersDeps {
  /** The providers that the operator has configured. */
  readonly providers: readonly Provider[]
  /** The portal's address. */
  readonly api: string
  /** Opens an address of the portal in the system's browser. */
  readonly open: (address: string) => Promise<Result<undefined>>
  readonly clock: Clock
  readonly begin: (token: string, message: string | undefined) => Promise<Result<SessionState>>
}

export interface ProviderSignIn {
  readonly handlers: Pick<Handlers, 'session.startProvider'>
  /** Handles a link that came back from the browser. */
  returned(params: URLSearchParams): Promise<Result<SessionState>>
  /** Called when the user chose another way to sign in, or none. */
  cancel(): void
}

const LONGEST_TOKEN = 8192

export function createProviderSignIn({ providers, api, open, clock, begin }: ProvidersDeps): ProviderSignIn {
  const states = createProviderStates(clock)
  return {
    handlers: {
      'session.startProvider': async ({ provider }) => {
        if (!providers.some(({ name }) => name === provider)) {
          return fail({ kind: 'request', message: say('badRequest') })
        }
        const opened = await open(providerAddress(api, provider, states.issue()))
        if (!opened.ok) states.forget()
        return opened.ok ? ok(undefined) : opened
      },
    },
    returned: async (params) => {
      const why = states.refuse(params.get('state'))
      if (why !== undefined) return fail({ kind: 'refused', message: say(why) })
      const token = params.get('token') ?? ''
      const isToken = token !== '' && token.length <= LONGEST_TOKEN
      return isToken ? begin(token, undefined) : fail({ kind: 'refused', message: say('providerSaidNo') })
    },
    cancel: states.forget,
  }
}

/** Passes a handler's call to the account that is signed in at that moment. */
import type { Result } from '../../shared/errors.ts'

/** Refuses while no user is signed in. */
export type WithAccount<Service> = <A>(ask: (service: Service) => Promise<Result<A>> | Result<A>) => Promise<Result<A>>

export const withAccount =
  <Account, Service>(find: () => Result<Account>, pick: (account: Account) => Service): WithAccount<Service> =>
  async (ask) => {
    const account = find()
    return account.ok ? ask(pick(account.value)) : account
  }

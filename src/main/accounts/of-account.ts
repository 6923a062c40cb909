/** Handlers ask something of the account that is signed in then. */
import type { Result } from '../../shared/errors.ts'

/** Refuses while nobody is signed in. */
export type AskAccount<Service> = <A>(ask: (service: Service) => Promise<Result<A>> | Result<A>) => Promise<Result<A>>

export const ofAccount =
  <Account, Service>(find: () => Result<Account>, pick: (account: Account) => Service): AskAccount<Service> =>
  async (ask) => {
    const account = find()
    return account.ok ? ask(pick(account.value)) : account
  }

/** The colour of a store, by which it is told from the user's others. Its name stands beside it, always. */
import type { AccountColour } from '../../../shared/domain/people/saved-accounts.ts'
import classes from './accounts.module.css'

export function AccountDot({ colour }: { readonly colour: AccountColour }) {
  return <span className={classes.dot} data-colour={colour} aria-hidden />
}

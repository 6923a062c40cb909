/** The dot in the colour of a store, which tells it from the user's other stores. The store's name always stands beside it. */
import type { AccountColour } from '../../../shared/domain/people/saved-accounts.ts'
import classes from './accounts.module.css'

export function AccountDot({ colour }: { readonly colour: AccountColour }) {
  return <span className={classes.dot} data-colour={colour} aria-hidden />
}

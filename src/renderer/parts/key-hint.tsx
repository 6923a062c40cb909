/** The key that does the same, beside what it does. */
import classes from './key-hint.module.css'

export function KeyHint({ keys }: { readonly keys: string }) {
  return <kbd className={classes.key}>{keys}</kbd>
}

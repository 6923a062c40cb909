import classes from './key-hint.module.css'

export function KeyHint({ keys }: { readonly keys: string }) {
  return <kbd className={classes.key}>{keys}</kbd>
}

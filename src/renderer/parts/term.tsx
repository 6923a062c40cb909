/** A word that says what it means when it is pointed at; every other text as it is. */
import { meaningOf } from '../../shared/messages/glossary.ts'
import classes from './term.module.css'

export function Term({ children }: { readonly children: string }) {
  const meaning = meaningOf(children)
  return meaning === undefined ? (
    children
  ) : (
    <abbr className={classes.term} title={meaning}>
      {children}
    </abbr>
  )
}

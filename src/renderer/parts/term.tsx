/** A term from the glossary, with its meaning as a tooltip; any other text is rendered as it is. */
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

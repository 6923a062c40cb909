import { Fragment } from 'react'
import { withSizes } from '../../shared/text.ts'
import classes from './unbroken.module.css'

/** Text that breaks between its words, but not at the hyphen of a size: `6-7 Years` stays `6-7` and `Years`. */
export const Unbroken = ({ children }: { readonly children: string }) =>
  withSizes(children).map((part, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <Fragment key={at}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={at} className={classes.size}>
        {part}
      </span>
    ),
  )

/** Asks for what was sent once more, when its time is over. */
import { Anchor } from '@mantine/core'
import classes from './sign-in.module.css'

export interface AskAgainProps {
  /** Seconds until it can be asked for, and what comes then. */
  readonly left: number
  readonly waits: string
  readonly request: { readonly isPending: boolean; readonly mutate: () => void }
  readonly children: string
}

export const AskAgain = ({ left, waits, request, children }: AskAgainProps) =>
  left > 0 ? (
    <span className={classes.quiet} role="timer">
      {waits} in {left} s
    </span>
  ) : (
    <Anchor component="button" type="button" size="sm" onClick={() => request.mutate()} disabled={request.isPending}>
      {children}
    </Anchor>
  )

/** Sends a code or a mail again, once the waiting time is over. */
import { Anchor } from '@mantine/core'
import text from '../../parts/text.module.css'

export interface ResendButtonProps {
  /** Seconds until it can be sent again. */
  readonly remaining: number
  readonly request: { readonly isPending: boolean; readonly mutate: () => void }
  readonly children: string
}

export const ResendButton = ({ remaining, request, children }: ResendButtonProps) =>
  remaining > 0 ? (
    <span className={text.quiet} role="timer">
      {children} in {remaining} s
    </span>
  ) : (
    <Anchor component="button" type="button" size="sm" onClick={() => request.mutate()} disabled={request.isPending}>
      {children}
    </Anchor>
  )

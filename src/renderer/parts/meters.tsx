import type { ReactNode } from 'react'
import classes from './meters.module.css'

export interface Meter {
  readonly key: string
  readonly label: string
  /** True if a lower value is better, which a sign beside the label shows. */
  readonly isLessBetter?: boolean
  readonly words: string
  /** From 0 to 1; undefined if unknown. */
  readonly share: number | undefined
  readonly marks?: readonly { readonly share: number; readonly words: string; readonly look: 'goal' | 'average' }[]
  readonly tone?: 'busy' | 'good' | 'warn' | 'bad' | undefined
  /** Shown at the end of the line. */
  readonly aside?: ReactNode
}

export const LESS_IS_BETTER = 'Lower is better'

const percentOf = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

interface MetersProps {
  readonly label: string
  readonly meters: readonly Meter[]
  /** Above the numbers, and above what stands at the end of the line. */
  readonly heads?: readonly [words: string, aside: string]
}

export const Meters = ({ label, meters, heads }: MetersProps) => (
  <ul className={classes.meters} aria-label={label} data-heads={heads !== undefined || undefined}>
    {heads !== undefined && (
      <li className={classes.heads} aria-hidden>
        <span>{heads[0]}</span>
        <span>{heads[1]}</span>
      </li>
    )}
    {meters.map(({ key, label: name, isLessBetter = false, words, share, marks = [], tone, aside }) => (
      <li key={key} className={classes.meter} data-aside={aside !== undefined || undefined}>
        <span className={classes.label}>
          {name}
          {isLessBetter && (
            <span role="img" className={classes.sign} aria-label={LESS_IS_BETTER} title={LESS_IS_BETTER}>
              ↓
            </span>
          )}
        </span>
        <span className={classes.track} data-tone={tone} aria-hidden>
          {share !== undefined && <span className={classes.bar} style={{ width: percentOf(share) }} />}
          {marks.map((mark) => (
            <span
              key={mark.words}
              className={classes.mark}
              data-look={mark.look}
              title={mark.words}
              style={{ left: percentOf(mark.share) }}
            />
          ))}
        </span>
        <span className={classes.words}>{words}</span>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </li>
    ))}
  </ul>
)

/** What the colours of a scorecard's bars mean. */
import { GOOD_SHARE, LOW_SHARE } from '../../../shared/domain/scores/scorecard.ts'
import classes from './scores.module.css'

const [GOOD, LOW] = [GOOD_SHARE * 100, LOW_SHARE * 100]

const MEANINGS = [
  ['good', `Good: ${GOOD}% or more`],
  ['warn', `Average: ${LOW}% to ${GOOD}%`],
  ['bad', `Low: below ${LOW}%`],
] as const

export const ScoreLegend = () => (
  <ul className={classes.legend} aria-label="Colours of the bars">
    {MEANINGS.map(([tone, words]) => (
      <li key={tone} data-tone={tone}>
        {words}
      </li>
    ))}
  </ul>
)

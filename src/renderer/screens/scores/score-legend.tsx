import { GOOD_SHARE, LOW_SHARE } from '../../../shared/domain/scores/scorecard.ts'
import { LESS_IS_BETTER } from '../../parts/meters.tsx'
import classes from './scores.module.css'

const [GOOD, LOW] = [GOOD_SHARE * 100, LOW_SHARE * 100]

const MEANINGS = [
  ['good', `Good: ${GOOD}% or more`],
  ['warn', `Average: ${LOW}% to below ${GOOD}%`],
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

export const PerformanceLegend = () => (
  <ul className={classes.legend} aria-label="Key">
    <li>Your figure, in the colour of its rating</li>
    <li data-look="goal">Benchmark</li>
    <li data-look="average">National average</li>
    <li data-look="less">{LESS_IS_BETTER}</li>
  </ul>
)

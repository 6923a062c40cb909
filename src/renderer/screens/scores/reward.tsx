import type { Store } from '../../../shared/domain/people/store.ts'
import { scoreWords, shareOf, shareTone } from '../../../shared/domain/scores/scorecard.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { Figures } from '../../parts/figures.tsx'
import { Meters } from '../../parts/meters.tsx'
import { Page } from '../../parts/page.tsx'
import { useStore } from '../../session/app-state.ts'
import { ScoreLegend } from './score-legend.tsx'
import classes from './scores.module.css'

const CONTESTS = [
  { call: 'scores.bestStore', title: 'Best store' },
  { call: 'scores.bestStoreManager', title: 'Best store manager' },
  { call: 'scores.bestCro', title: 'Best CRO' },
] as const
type Contest = (typeof CONTESTS)[number]

export default function Reward() {
  useRefreshScreen()
  const store = useStore()
  return store === undefined ? null : (
    <Page title="Reward and recognition" note={store.fcf.subregion}>
      <ScoreLegend />
      <div className={classes.contests}>
        {CONTESTS.map((contest) => (
          <Score key={contest.call} contest={contest} store={store} />
        ))}
      </div>
    </Page>
  )
}

function Score({ contest: { call, title }, store }: { readonly contest: Contest; readonly store: Store }) {
  const read = usePortal(call, { body: { userId: store.id, subregion: store.fcf.subregion } })
  if (read.data === undefined) {
    return (
      <Card title={title}>
        <ReadState of={read} label={title} />
      </Card>
    )
  }
  const { score, outOf, rank, of, details } = read.data.answer
  return (
    <Card title={title}>
      <ReadState of={read} label={title} />
      <Figures
        figures={[
          { label: 'Score', value: scoreWords({ score, outOf }) },
          {
            label: 'Rank',
            value: rank === undefined ? '–' : `${rank}${of === undefined ? '' : ` of ${formatCount(of)}`}`,
          },
        ]}
      />
      {details === undefined && <p className={classes.quiet}>{messages.scoresUnsaid}</p>}
      {details?.length === 0 && <p className={classes.quiet}>{messages.scoresNone}</p>}
      <div className={classes.details}>
        <Meters
          label={title}
          meters={(details ?? []).map((line, nth) => ({
            key: `${nth} ${line.name}`,
            label: line.name,
            words: scoreWords(line),
            share: shareOf(line),
            tone: shareTone(shareOf(line)),
          }))}
        />
      </div>
    </Card>
  )
}

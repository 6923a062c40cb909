/** The scorecard of a member of the store's staff, part by part: as bars, or as a table with export and print. */
import { IconChartBar, IconUsers } from '@tabler/icons-react'
import { useSearchParams } from 'react-router-dom'
import { scorecardType } from '../../../shared/domain/scores/incentives.ts'
import {
  hasScorecard,
  isWholeScorecard,
  requireScorecardSubject,
  SCORECARD_PARTS,
  scorecardParts,
  scorecardSubject,
  scoreWords,
  shareOf,
  shareTone,
} from '../../../shared/domain/scores/scorecard.ts'
import { messages, say } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { ListPanel } from '../../lists/list-panel.tsx'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Meters } from '../../parts/meters.tsx'
import { Page } from '../../parts/page.tsx'
import { OfFranchise } from './of-franchise.tsx'
import { ScoreLegend } from './score-legend.tsx'
import classes from './scores.module.css'
import { StaffSelect } from './staff-select.tsx'
import { useView } from './use-view.ts'
import { ViewSwitch } from './view-switch.tsx'

type Member = Answer<'scores.staff'>[number]

export default function Scorecard() {
  return <OfFranchise title="Staff scorecard">{(number) => <OfStore number={number} />}</OfFranchise>
}

interface OfStoreProps {
  /** The number by which the portal knows the store's staff. */
  readonly number: number
}

function OfStore({ number }: OfStoreProps) {
  useRefreshScreen()
  const [search, setSearch] = useSearchParams()
  const read = usePortal('scores.staff', { params: { id: number } })
  const { view, setView } = useView()
  const staff = read.data?.answer ?? []
  const member = staff.find(({ id }) => id === search.get('staff')) ?? staff[0]
  const choose = (id: string) =>
    setSearch((now) => {
      now.set('staff', id)
      return now
    })
  return (
    <Page
      title="Staff scorecard"
      actions={
        member !== undefined && (
          <>
            <StaffSelect
              staff={staff.map((one) => ({ value: one.id, label: `${one.name} (${scorecardType(one)})` }))}
              value={member.id}
              onChange={choose}
            />
            <ViewSwitch view={view} setView={setView} />
          </>
        )
      }
    >
      <ReadState of={read} label="the staff" />
      {read.data !== undefined && member === undefined && (
        <EmptyState icon={IconUsers} title={messages.staffListNone} />
      )}
      {member !== undefined && !hasScorecard(member) && (
        <EmptyState icon={IconUsers} title={say('scorecardUnasked', { name: member.name })} />
      )}
      {member !== undefined && hasScorecard(member) && view === 'chart' && <Parts member={member} />}
      {member !== undefined && hasScorecard(member) && view === 'numbers' && (
        <ListPanel list="scorecard" subject={scorecardSubject(member)} />
      )}
    </Page>
  )
}

function Parts({ member }: { readonly member: Member }) {
  const read = usePortal('scores.staffDetails', { body: requireScorecardSubject(scorecardSubject(member)) })
  const state = <ReadState of={read} label={`the scorecard of ${member.name}`} />
  if (read.data === undefined) return state
  const { answer } = read.data
  const there = scorecardParts.filter((part) => (answer[part] ?? []).length > 0)
  if (there.length === 0)
    return (
      <EmptyState icon={IconChartBar} title={isWholeScorecard(answer) ? messages.scoresNone : messages.scoresUnsaid} />
    )
  return (
    <>
      {state}
      <ScoreLegend />
      <div className={classes.parts}>
        {there.map((part) => (
          <Card key={part} title={SCORECARD_PARTS[part]}>
            <Meters
              label={SCORECARD_PARTS[part]}
              meters={(answer[part] ?? []).map((line, nth) => ({
                key: `${nth} ${line.name}`,
                label: line.name,
                words: scoreWords(line),
                share: shareOf(line),
                tone: shareTone(shareOf(line)),
              }))}
            />
          </Card>
        ))}
      </div>
    </>
  )
}

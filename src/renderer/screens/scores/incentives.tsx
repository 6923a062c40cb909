import { Tabs } from '@mantine/core'
import { IconCoinRupee, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import {
  hasSignageIncentive,
  INCENTIVE_TABS,
  type IncentiveTab,
  incentiveStaff,
  incentiveSubject,
  salespeople,
} from '../../../shared/domain/scores/incentives.ts'
import { monthsUntil, monthWords } from '../../../shared/domain/scores/performance.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { ListPanel } from '../../lists/list-panel.tsx'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Figures } from '../../parts/figures.tsx'
import { Page } from '../../parts/page.tsx'
import { useToday } from '../../parts/use-today.ts'
import { MonthSelect } from './month-select.tsx'
import { OfFranchise } from './of-franchise.tsx'
import classes from './scores.module.css'
import { StaffSelect } from './staff-select.tsx'

const LISTS = {
  store: 'storeIncentives',
  self: 'ownIncentives',
  recognition: 'recognitionIncentives',
  academic: 'academicIncentives',
  cmp: 'cmpIncentives',
} as const
const tabs = Object.keys(INCENTIVE_TABS) as readonly IncentiveTab[]
/** The tabs that a store without incentives for its signage lacks. */
const OF_SIGNAGE: readonly IncentiveTab[] = ['store', 'cmp']

export default function Incentives() {
  return (
    <OfFranchise title="Incentive dashboard">
      {(number, store) => <OfStore store={store} number={number} />}
    </OfFranchise>
  )
}

interface OfStoreProps {
  readonly store: Store
  /** The number by which the portal knows the store's staff. */
  readonly number: number
}

function OfStore({ store, number }: OfStoreProps) {
  useRefreshScreen()
  const [search, setSearch] = useSearchParams()
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const today = useToday()
  const read = usePortal('scores.incentiveStaff', { body: { fcfid: number } })
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'store'
  const months = monthsUntil(today)
  const month = months.find((one) => one === search.get('month')) ?? months[0] ?? ''
  const all = read.data?.answer ?? []
  const staff = INCENTIVE_TABS[tab].of === 'salespeople' ? salespeople(all) : incentiveStaff(all)
  const member = staff.find(({ staff_id }) => staff_id === search.get('staff')) ?? staff[0]
  const set = (key: string, value: string) =>
    setSearch((now) => {
      now.set(key, value)
      return now
    })
  const subject = incentiveSubject(member?.staff_id ?? '', month, number)
  const isThere = !OF_SIGNAGE.includes(tab) || hasSignageIncentive(store.fcf.signage)
  return (
    <Page title="Incentive dashboard" maxWidth={1000} actions={<div ref={setTools} />}>
      <Tabs value={tab} onChange={(next) => next !== null && set('tab', next)}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {INCENTIVE_TABS[one].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <p className={classes.about}>{INCENTIVE_TABS[tab].about}</p>
      <ReadState of={read} label="the staff" />
      {read.data !== undefined && member === undefined && (
        <EmptyState icon={IconUsers} title={messages.staffListNone} />
      )}
      {!isThere && <EmptyState icon={IconCoinRupee} title={say('incentivesNotHere', { signage: store.fcf.signage })} />}
      {member !== undefined && isThere && (
        <div className={classes.tab}>
          <div className={classes.subject}>
            <StaffSelect
              staff={staff.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
              value={member.staff_id}
              isLabelled
              onChange={(next) => set('staff', next)}
            />
            {tab !== 'academic' && (
              <MonthSelect months={months} value={month} isLabelled onChange={(next) => set('month', next)} />
            )}
            {(tab === 'store' || tab === 'self') && <Estimate staff={member.staff_id} month={month} />}
          </div>
          <ListPanel list={LISTS[tab]} subject={subject} toolsIn={tools} />
        </div>
      )}
    </Page>
  )
}

function Estimate({ staff, month }: { readonly staff: string; readonly month: string }) {
  const read = usePortal('scores.incentives', { body: { staff_id: staff, month } })
  const earning = read.data?.answer.estimated_earning
  return earning === undefined ? null : (
    <div className={classes.estimate}>
      <Figures
        figures={[{ label: `Estimated earnings, ${monthWords(month)} (store and self)`, value: formatRupees(earning) }]}
      />
    </div>
  )
}

/** The training area: news, best results, films, product information, assessments. One field searches all of it. */
import { Anchor, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { trainingShowsIncentives } from '../../../shared/domain/content/training.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import type { CallName } from '../../../shared/portal/calls.ts'
import { Shelf, type ShelfProps } from '../../documents/shelf.tsx'
import { useHasScreen } from '../../navigation/has-screen.ts'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import { useStore } from '../../session/app-state.ts'
import { Assessments } from './assessments.tsx'
import { displayItem, launchItem, processItem, staffItem, webinarItem } from './items.tsx'
import { ProductOfTheDay } from './product-of-the-day.tsx'

export default function Training() {
  const store = useStore()
  const has = useHasScreen()
  const [search, setSearch] = useState('')
  useRefreshScreen()
  if (store === undefined) return null
  const incentives = ruleOf('incentiveDashboard')
  const shelf = { args: {}, searchText: search }
  return (
    <Page
      title="Training"
      actions={
        <>
          {trainingShowsIncentives(store.fcf.concept) && has(incentives.path) && (
            <Anchor component={Link} to={incentives.path} fw={600}>
              {incentives.title}
            </Anchor>
          )}
          <TextInput
            aria-label="Search training"
            placeholder="Search training"
            leftSection={<IconSearch size={15} aria-hidden />}
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </>
      }
    >
      <div className={stack.wide}>
        {search.trim() === '' && <ProductOfTheDay />}
        <Card title="Assessments">
          <div className={stack.middle}>
            <Assessments />
          </div>
        </Card>
        <ShelfCard
          {...shelf}
          call="training.productLaunch"
          label="New launches"
          none="launchesNone"
          items={(all) => all.map(launchItem)}
        />
        <ShelfCard
          {...shelf}
          call="training.process"
          label="Product information"
          none="processNone"
          items={(all) => all.map(processItem)}
        />
        <ShelfCard
          {...shelf}
          call="training.webinars"
          label="Webinars"
          none="webinarsNone"
          items={(all) => all.map(webinarItem)}
        />
        <ShelfCard
          {...shelf}
          call="training.bestDisplay"
          label="Best displays"
          none="displaysNone"
          items={(all) => all.map(displayItem)}
        />
        <ShelfCard
          {...shelf}
          call="training.bestStaff"
          label="Best staff"
          none="staffNone"
          items={(all) => all.map(staffItem)}
        />
      </div>
    </Page>
  )
}

const ShelfCard = <N extends CallName>(shelf: ShelfProps<N>) => (
  <Card title={shelf.label}>
    <Shelf {...shelf} />
  </Card>
)

/** The training area: news, best results, films, product information, assessments. One field searches all of it. */
import { Anchor, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { trainingShowsIncentives } from '../../../shared/domain/content/training.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { Shelf } from '../../documents/shelf.tsx'
import { useHasScreen } from '../../navigation/has-screen.ts'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { Page } from '../../parts/page.tsx'
import { useStore } from '../../session/app-state.ts'
import { Assessments } from './assessments.tsx'
import { displayItem, launchItem, processItem, staffItem, webinarItem } from './items.tsx'
import { ProductOfTheDay } from './product-of-the-day.tsx'
import classes from './training.module.css'

export default function Training() {
  const store = useStore()
  const has = useHasScreen()
  const [sought, setSought] = useState('')
  useRefreshScreen()
  if (store === undefined) return null
  const incentives = ruleOf('incentiveDashboard')
  const shelf = { args: {}, sought }
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
            value={sought}
            maxLength={100}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        </>
      }
    >
      <div className={classes.board}>
        {sought.trim() === '' && <ProductOfTheDay />}
        <Card title="Assessments">
          <div className={classes.list}>
            <Assessments />
          </div>
        </Card>
        <Card title="New launches">
          <Shelf
            {...shelf}
            call="training.productLaunch"
            label="New launches"
            none="launchesNone"
            items={(all) => all.map(launchItem)}
          />
        </Card>
        <Card title="Product information">
          <Shelf
            {...shelf}
            call="training.process"
            label="Product information"
            none="processNone"
            items={(all) => all.map(processItem)}
          />
        </Card>
        <Card title="Webinars">
          <Shelf
            {...shelf}
            call="training.webinars"
            label="Webinars"
            none="webinarsNone"
            items={(all) => all.map(webinarItem)}
          />
        </Card>
        <Card title="Best displays">
          <Shelf
            {...shelf}
            call="training.bestDisplay"
            label="Best displays"
            none="displaysNone"
            items={(all) => all.map(displayItem)}
          />
        </Card>
        <Card title="Best staff">
          <Shelf
            {...shelf}
            call="training.bestStaff"
            label="Best staff"
            none="staffNone"
            items={(all) => all.map(staffItem)}
          />
        </Card>
      </div>
    </Page>
  )
}

import { NumberInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import badges from '../../../../resources/reference/badges.json' with { type: 'json' }
import {
  type BadgePerson,
  badgeDesign,
  badgeSheets,
  MOST_PERSONS,
  refusePerson,
  refusePersons,
  usedPart,
} from '../../../shared/domain/papers/badges.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { say } from '../../../shared/messages.ts'
import { WHOLE_SHEETS } from '../../../shared/papers/paper.ts'
import { badgeDesigns } from '../../../shared/reference.ts'
import { PaperButtons } from '../../papers/paper-buttons.tsx'
import { PaperSheet } from '../../papers/paper-sheet.tsx'
import type { PaperRequest } from '../../papers/use-papers.ts'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import { useStore } from '../../session/app-state.ts'
import { badgesDraft } from './drafts.ts'
import classes from './papers.module.css'
import { fieldId, PersonRow } from './person-row.tsx'

/** Main has checked the same file at start. */
const designs = badgeDesigns.parse(badges)

const COUNT = 'no-of-persons'

export default function StaffBadges() {
  const store = useStore()
  return store === undefined ? null : <Form store={store} />
}

type Wrong = ReturnType<typeof refusePerson>

/** Focuses the first invalid field: of a person, or the number of persons. */
function focusOn(wrong: readonly Wrong[] | undefined): void {
  const nth = wrong?.findIndex(({ name, designation }) => name ?? designation) ?? -1
  const field = wrong?.[nth]?.name === undefined ? 'designation' : 'name'
  document.getElementById(wrong === undefined ? COUNT : fieldId(nth, field))?.focus()
}

const subjectOf = (persons: readonly BadgePerson[]): PaperRequest => ({
  subjects: [{ kind: 'staffBadges', persons: persons.map((person) => ({ ...person })) }],
})

function Form({ store }: { readonly store: Store }) {
  const { count, persons: all } = badgesDraft.use()
  /** Missing values are reported only after the first try. */
  const [tried, setTried] = useState(false)
  const wrongCount = refusePersons(count === '' ? undefined : count)
  const persons = wrongCount === undefined ? all.slice(0, Number(count)) : []
  const { designations } = badgeDesign(store, designs)
  const wrong = persons.map((person) => refusePerson(person, designations))
  const complete = wrongCount === undefined && wrong.every(({ name, designation }) => !name && !designation)
  const sheets = useDeferredValue(badgeSheets(persons, store, designs))
  const request = () => {
    setTried(true)
    if (complete) return subjectOf(persons)
    focusOn(wrongCount === undefined ? wrong : undefined)
    return undefined
  }
  return (
    <Page title="Staff badges" note="Up to 19 badges on an A4 sheet" actions={<PaperButtons request={request} />}>
      <div className={classes.sides}>
        <div className={`${stack.box} ${classes.form}`}>
          <NumberInput
            id={COUNT}
            label="No. of Persons"
            className={classes.count ?? ''}
            value={count}
            min={1}
            max={MOST_PERSONS}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            error={wrongCount && say(wrongCount)}
            onChange={(value) => badgesDraft.change({ count: typeof value === 'number' ? value : '' })}
          />
          {persons.length > 0 && (
            <div className={`${classes.person} ${classes.heads}`} aria-hidden>
              <span />
              <span>Photo</span>
              <span>Name</span>
              <span>Designation</span>
              <span>Copies</span>
            </div>
          )}
          <ol className={stack.list} aria-label="Persons">
            {persons.map((person, at) => (
              <PersonRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a person is his place in the list.
                key={at}
                nth={at}
                person={person}
                offered={designations}
                wrong={tried ? wrong[at] : undefined}
              />
            ))}
          </ol>
        </div>
        <PaperSheet
          kind="staffBadges"
          value={sheets}
          mark=""
          page={WHOLE_SHEETS}
          name="badges"
          part={usedPart(sheets)}
        />
      </div>
    </Page>
  )
}

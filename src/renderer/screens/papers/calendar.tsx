import { Select, TextInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import {
  calendarSheet,
  calendarYears,
  LONGEST_BABY_NAME,
  refuseBirthDate,
  refuseCalendar,
} from '../../../shared/domain/papers/calendar.ts'
import { say } from '../../../shared/messages.ts'
import { WHOLE_SHEETS } from '../../../shared/papers/paper.ts'
import { PaperButtons } from '../../papers/paper-buttons.tsx'
import { PaperSheet } from '../../papers/paper-sheet.tsx'
import { DayInput } from '../../parts/day-input.tsx'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import { useToday } from '../../parts/use-today.ts'
import { calendarDraft } from './drafts.ts'
import classes from './papers.module.css'
import { PictureField } from './picture-field.tsx'

export default function Calendar() {
  const { year, babyName, birthDate, picture } = calendarDraft.use()
  /** Missing values are reported only after the first try. */
  const [tried, setTried] = useState(false)
  const today = useToday()
  const why = refuseCalendar({ babyName, birthDate, picture }, today)
  const wrongBirth = birthDate === undefined ? undefined : refuseBirthDate(birthDate, today)
  const born = wrongBirth === undefined ? birthDate : undefined
  const sheet = useDeferredValue(calendarSheet({ year, babyName, birthDate: born, picture }, today))
  const missing = (is: boolean) => tried && is
  const request = () => {
    setTried(true)
    return why === undefined
      ? { subjects: [{ kind: 'calendar' as const, year: sheet.year, babyName, birthDate, picture }] }
      : undefined
  }
  return (
    <Page
      title="Calendar"
      note="A year with a baby’s name, birthday and picture, on one A4 sheet"
      actions={<PaperButtons request={request} />}
    >
      <div className={classes.sides}>
        <div className={`${stack.box} ${classes.form}`}>
          <TextInput
            label="Baby’s name"
            required
            maxLength={LONGEST_BABY_NAME}
            value={babyName}
            error={missing(babyName.trim() === '')}
            onChange={(event) => calendarDraft.change({ babyName: event.currentTarget.value })}
          />
          <DayInput
            label="Date of birth"
            required
            day={birthDate}
            isWrong={(day) => refuseBirthDate(day, today) !== undefined}
            error={wrongBirth === undefined ? missing(birthDate === undefined) : say(wrongBirth)}
            onChange={(day) => calendarDraft.change({ birthDate: day })}
          />
          <Select
            label="Year"
            data={calendarYears(today).map(String)}
            value={String(sheet.year)}
            allowDeselect={false}
            onChange={(chosen) => calendarDraft.change({ year: Number(chosen) })}
          />
          <PictureField
            label="Baby’s picture"
            shape="wide"
            picture={picture}
            wrong={missing(picture === undefined)}
            onChange={(chosen) => calendarDraft.change({ picture: chosen })}
          />
          {tried && why !== undefined && why !== wrongBirth && (
            <p className={text.wrong} role="alert">
              {say(why)}
            </p>
          )}
        </div>
        <PaperSheet kind="calendar" value={sheet} mark="" page={WHOLE_SHEETS} name="calendar" />
      </div>
    </Page>
  )
}

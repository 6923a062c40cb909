import type { CalendarMonth } from '../../shared/domain/papers/calendar.ts'
import classes from './calendar.module.css'
import type { DrawingProps } from './drawing.ts'
import { pictureAddress } from './picture-address.ts'
import whole from './whole-sheet.module.css'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const sizeOf = (name: string) => {
  if (name.length <= 10) return classes.short
  return name.length <= 20 ? classes.medium : classes.long
}

export function CalendarSheet({ paper: { year, babyName, born, turns, picture, months } }: DrawingProps<'calendar'>) {
  return (
    <article className={`${whole.sheet} ${classes.sheet}`} aria-label={`Calendar ${year} of ${babyName}`}>
      <header className={classes.head}>
        {picture === undefined ? (
          <div className={classes.picture} />
        ) : (
          <img className={classes.picture} src={pictureAddress(picture)} alt={babyName} />
        )}
        <div className={classes.title}>
          <p className={classes.year}>{year}</p>
          <p className={`${classes.name} ${sizeOf(babyName)}`}>{babyName}</p>
          {born !== undefined && <p className={classes.born}>Born {born}</p>}
          {turns !== undefined && <p className={classes.turns}>{turns}</p>}
        </div>
      </header>
      <div className={classes.months}>
        {months.map((month) => (
          <Month key={month.name} month={month} />
        ))}
      </div>
    </article>
  )
}

function Month({ month: { name, weeks, birthday } }: { readonly month: CalendarMonth }) {
  return (
    <section aria-label={name}>
      <h2 className={classes.monthName}>{name}</h2>
      <table className={classes.days}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place.
            <tr key={at}>
              {week.map((date, weekday) => (
                <td
                  key={WEEKDAYS[weekday]}
                  className={date !== undefined && date === birthday ? classes.birthday : undefined}
                >
                  {date}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

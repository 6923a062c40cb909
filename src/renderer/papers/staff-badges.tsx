/** Sheets of 4 × 5 cards: 19 badges, and instructions in the last place. */
import type { BadgeSheets } from '../../shared/domain/papers/badges.ts'
import { BadgeCard } from './badge.tsx'
import type { DrawingProps } from './drawing.ts'
import classes from './staff-badges.module.css'
import whole from './whole-sheet.module.css'

export function StaffBadges({ paper: { design, storeName, sheets } }: DrawingProps<'staffBadges'>) {
  return sheets.map((badges, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place, and so is a badge on it.
    <article key={at} className={`${whole.sheet} ${classes.sheet}`} aria-label={`Sheet ${at + 1} of ${sheets.length}`}>
      {badges.map((badge, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above; one person may have several alike.
        <div key={nth} className={classes.place}>
          <CutMarks />
          <BadgeCard badge={badge} design={design} storeName={storeName} />
        </div>
      ))}
      <Directions at={at} sheets={sheets} count={badges.length} />
    </article>
  ))
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

function CutMarks() {
  return CORNERS.map((corner) => <i key={corner} className={`${classes.mark} ${classes[corner]}`} aria-hidden />)
}

interface DirectionsProps extends Pick<BadgeSheets, 'sheets'> {
  readonly at: number
  readonly count: number
}

function Directions({ at, sheets, count }: DirectionsProps) {
  return (
    <div className={classes.directions}>
      <p className={classes.heading}>Staff badges</p>
      <p>
        Sheet {at + 1} of {sheets.length} · {count} {count === 1 ? 'badge' : 'badges'}
      </p>
      <p>Print at actual size (100%). Cut along the corner marks: each badge is 46 × 54 mm.</p>
    </div>
  )
}

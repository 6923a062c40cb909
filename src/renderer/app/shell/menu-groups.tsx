/** The groups of a menu with their entries, side by side where there is room. */
import { Link } from 'react-router-dom'
import { counted } from '../../../shared/domain/values/counts.ts'
import type { MenuGroup } from '../menus.ts'
import { useHere } from '../use-menus.ts'
import { useReplenishmentCount } from './cart-counts.ts'
import panel from './panel.module.css'

export interface MenuGroupsProps {
  readonly groups: readonly MenuGroup[]
  readonly onGo: () => void
}

export function MenuGroups({ groups, onGo }: MenuGroupsProps) {
  const here = useHere()
  return (
    <div className={panel.groups}>
      {groups.map(({ title, icon: Icon, entries }) => (
        <section key={title} className={panel.group}>
          <h2 className={panel.heading}>
            <Icon size={15} stroke={1.7} aria-hidden />
            {title}
          </h2>
          <ul className={panel.entries}>
            {entries.map(({ screen, label, path }) => (
              <li key={screen}>
                <Link
                  to={path}
                  className={panel.entry}
                  aria-current={screen === here ? 'page' : undefined}
                  onClick={onGo}
                >
                  {label}
                  {screen === 'afs' && <AfsCount />}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The number of lines that the portal proposes; renders nothing while it isn't available. */
function AfsCount() {
  const count = useReplenishmentCount()
  return count === undefined || count === 0 ? null : <span className={panel.count}>{counted.lines(count)}</span>
}

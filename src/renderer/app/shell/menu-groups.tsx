/** Entries of a menu in their groups, side by side where there is room. */
import { Link } from 'react-router-dom'
import type { MenuGroup } from '../menus.ts'
import { useHere } from '../use-menus.ts'
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
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

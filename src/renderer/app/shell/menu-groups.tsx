/** The groups of a menu with their entries, side by side where there is room. */
import { Link } from 'react-router-dom'
import { CART_KINDS, type ProposedCart, proposedAt } from '../../../shared/domain/carts/cart-kinds.ts'
import type { ScreenName } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import type { MenuGroup } from '../menus.ts'
import { useHere } from '../use-menus.ts'
import { useProposedCount } from './cart-counts.ts'
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
                  <ProposedCount screen={screen} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The number of lines that the portal proposes to the store itself; renders nothing on other screens. */
function ProposedCount({ screen }: { readonly screen: ScreenName }) {
  const kind = proposedAt(screen)
  return kind === undefined || CART_KINDS[kind].inParts ? null : <Lines of={kind} />
}

/** Renders nothing while the number isn't available. */
function Lines({ of }: { readonly of: ProposedCart }) {
  const count = useProposedCount(of)
  return count === undefined || count === 0 ? null : <span className={panel.count}>{counted.lines(count)}</span>
}

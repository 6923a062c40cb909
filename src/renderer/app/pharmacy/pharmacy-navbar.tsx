/** Whose pharmacy this is, and the session. */
import { Link } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { useStore } from '../app-state.ts'
import { BrandMark } from '../shell/brand-mark.tsx'
import { SessionMenu } from '../shell/session-menu.tsx'
import classes from '../shell/shell.module.css'

export function PharmacyNavbar() {
  const store = useStore()
  if (store === undefined) return null
  return (
    <header className={classes.navbar}>
      <nav className={classes.menu} aria-label="Main">
        <Link to={SCREENS.pharmacy.path} className={classes.entry} aria-label="StoreDesk, dashboard">
          <span className={classes.brand}>
            <BrandMark />
            StoreDesk
          </span>
        </Link>
      </nav>
      <SessionMenu store={store} />
    </header>
  )
}

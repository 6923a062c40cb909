/** Whose pharmacy this is, and the session. */
import { Link } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import type { Store } from '../../../shared/domain/store.ts'
import { useStore } from '../app-state.ts'
import { AccountMenu } from '../shell/account-menu.tsx'
import { BrandMark } from '../shell/brand-mark.tsx'
import classes from '../shell/navbar.module.css'
import { useMenus } from '../use-menus.ts'

export function PharmacyNavbar() {
  const store = useStore()
  return store === undefined ? null : <NavbarOf store={store} />
}

function NavbarOf({ store }: { readonly store: Store }) {
  const { account } = useMenus(store)
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <nav className={classes.group} aria-label="Main">
          <Link to={SCREENS.pharmacy.path} className={classes.entry} aria-label="StoreDesk, dashboard">
            <span className={classes.brand}>
              <BrandMark />
              StoreDesk
            </span>
          </Link>
        </nav>
        <div className={classes.middle} />
        <AccountMenu store={store} groups={account} />
      </div>
    </header>
  )
}

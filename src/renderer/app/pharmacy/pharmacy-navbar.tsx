import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { useCommand } from '../../navigation/commands.ts'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useStore } from '../../session/app-state.ts'
import { AccountMenu } from '../shell/account-menu.tsx'
import classes from '../shell/navbar.module.css'
import { useMenus } from '../use-menus.ts'
import { CategoryMenu } from './category-menu.tsx'
import own from './pharmacy.module.css'
import { SearchModal } from './search-modal.tsx'

export function PharmacyNavbar() {
  const store = useStore()
  return store === undefined ? null : <NavbarOf store={store} />
}

function NavbarOf({ store }: { readonly store: Store }) {
  const { account } = useMenus(store)
  const [searching, { open, close }] = useDisclosure(false)
  useCommand('search', open)
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <nav className={classes.group} aria-label="Main">
          <Link to={SCREENS.pharmacy.path} className={own.home} aria-label="StoreDesk, dashboard">
            <span className={classes.brand}>
              <BrandMark />
              <span className={classes.brandName}>StoreDesk</span>
            </span>
          </Link>
          <CategoryMenu store={store} />
        </nav>
        <div className={classes.middle}>
          <UnstyledButton className={classes.goTo ?? ''} onClick={open}>
            <IconSearch size={14} aria-hidden />
            <span>Search products</span>
            <KeyHint keys="/" />
          </UnstyledButton>
        </div>
        <AccountMenu store={store} groups={account} />
        <SearchModal opened={searching} onClose={close} />
      </div>
    </header>
  )
}

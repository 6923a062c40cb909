/** Whose store this is, where one can go, and the session. */
import { UnstyledButton } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router-dom'
import { isConfined } from '../../../shared/domain/access.ts'
import { formatCount } from '../../../shared/domain/money.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useStore } from '../app-state.ts'
import { useCartCount } from '../cart.ts'
import { menuOf, menuScreenAt } from '../menus.ts'
import { Bell } from './bell.tsx'
import { BrandMark } from './brand-mark.tsx'
import { SessionMenu } from './session-menu.tsx'
import classes from './shell.module.css'

export function Navbar() {
  const store = useStore()
  const cartCount = useCartCount()
  const here = menuScreenAt(useLocation().pathname)
  if (store === undefined) return null
  return (
    <header className={classes.navbar}>
      <span className={classes.brand}>
        <BrandMark />
        StoreDesk
      </span>
      <nav className={classes.menu} aria-label="Main">
        {menuOf(store).map(({ name, path, menu: { label, icon: Icon, keys, command } }) => (
          <Link key={path} to={path} className={classes.entry} title={keys} aria-current={name === here && 'page'}>
            <Icon size={17} stroke={1.7} aria-hidden />
            {label}
            {command === 'cart' && cartCount !== undefined && (
              <span className={classes.count}>{formatCount(cartCount)}</span>
            )}
          </Link>
        ))}
      </nav>
      <UnstyledButton className={classes.paletteButton} onClick={() => spotlight.open()}>
        <IconSearch size={14} aria-hidden />
        Go to…
        <KeyHint keys="Ctrl K" />
      </UnstyledButton>
      {!isConfined(store) && <Bell />}
      <SessionMenu store={store} />
    </header>
  )
}

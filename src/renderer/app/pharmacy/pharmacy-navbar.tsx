/** A pharmacy's own: its categories, its search, its session. */
import { UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useStore } from '../app-state.ts'
import { BrandMark } from '../shell/brand-mark.tsx'
import { SessionMenu } from '../shell/session-menu.tsx'
import classes from '../shell/shell.module.css'
import { CategoryMenu } from './category-menu.tsx'
import own from './pharmacy.module.css'
import { SearchModal } from './search-modal.tsx'

export function PharmacyNavbar() {
  const store = useStore()
  const [searching, { open, close }] = useDisclosure(false)
  // Not while something is typed elsewhere.
  useHotkeys([['/', open]])
  if (store === undefined) return null
  return (
    <header className={classes.navbar}>
      <nav className={classes.menu} aria-label="Main">
        <Link to={SCREENS.pharmacy.path} className={classes.entry} aria-label="StoreDesk, dashboard">
          <span className={classes.brand}>
            <BrandMark />
            <span className={own.word}>StoreDesk</span>
          </span>
        </Link>
        <CategoryMenu />
      </nav>
      <UnstyledButton className={own.searchButton} onClick={open}>
        <IconSearch size={14} aria-hidden />
        <span className={own.word}>Search products</span>
        <KeyHint keys="/" />
      </UnstyledButton>
      <SessionMenu store={store} />
      <SearchModal opened={searching} onClose={close} />
    </header>
  )
}

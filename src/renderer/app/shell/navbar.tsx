import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import {
  IconCompass,
  IconHistory,
  IconHome,
  IconListDetails,
  IconReceiptRupee,
  IconSearch,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { commandNames, commandOf } from '../../../shared/commands.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { ScreenName } from '../../../shared/domain/screens.ts'
import { openPalette } from '../../navigation/palette-store.ts'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useAccountColour } from '../../session/accounts/accounts.ts'
import { useStore } from '../../session/app-state.ts'
import type { MenuEntry, MenuSection } from '../menus.ts'
import { useHere, useMenus } from '../use-menus.ts'
import { AccountMenu } from './account-menu.tsx'
import { BarMenu } from './bar-menu.tsx'
import { Bell } from './bell.tsx'
import { CartButtons } from './cart-buttons.tsx'
import { MenuGroups } from './menu-groups.tsx'
import classes from './navbar.module.css'
import { ProductsMenu } from './products-menu.tsx'
import { SearchBox } from './search-box.tsx'

export function Navbar() {
  const store = useStore()
  return store === undefined ? null : <NavbarOf store={store} />
}

function NavbarOf({ store }: { readonly store: Store }) {
  const { bar, buttons, products, sections, account } = useMenus(store)
  const colour = useAccountColour()
  const hasCatalogue = products.some(({ screen }) => screen === 'listing')
  return (
    <header className={classes.bar} data-colour={colour}>
      <div className={classes.inner}>
        <span className={classes.brand}>
          <BrandMark />
          <span className={classes.brandName}>StoreDesk</span>
        </span>
        <nav className={classes.group} aria-label="Main">
          {bar.map((entry) => (
            <BarLink key={entry.screen} entry={entry} />
          ))}
          {hasCatalogue && <ProductsMenu store={store} entries={products} />}
          {sections.map((section) => (
            <Section key={section.title} section={section} besides={buttons} />
          ))}
        </nav>
        <div className={classes.middle}>{hasCatalogue ? <SearchBox /> : <GoTo />}</div>
        {hasCatalogue && (
          <Tooltip label="Go to… (Ctrl+K)">
            <ActionIcon
              className={`${classes.icon} ${classes.goToIcon}`}
              variant="subtle"
              size="lg"
              aria-label="Go to…"
              onClick={openPalette}
            >
              <IconCompass size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {buttons.some(({ screen }) => screen !== 'notifications') && (
          <nav className={classes.group} aria-label="Carts">
            <CartButtons store={store} entries={buttons} />
          </nav>
        )}
        {buttons.some(({ screen }) => screen === 'notifications') && <Bell />}
        <AccountMenu store={store} groups={account} inBar={[...bar, ...entriesOf(sections)]} />
      </div>
    </header>
  )
}

const ICONS: Readonly<Partial<Record<ScreenName, TablerIcon>>> = {
  home: IconHome,
  orderHistory: IconHistory,
  ledger: IconReceiptRupee,
  loadHistory: IconTruckDelivery,
}

const entriesOf = (sections: readonly MenuSection[]) =>
  sections.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))

/** Width in rem of one column of entries. */
const GROUP = 13

interface SectionProps {
  readonly section: MenuSection
  /** Entries that are marked as current in the bar itself. */
  readonly besides: readonly MenuEntry[]
}

function Section({ section: { title, icon, main, groups }, besides }: SectionProps) {
  const here = useHere()
  return (
    <BarMenu
      label={title}
      icon={icon}
      width={Math.min(3, groups.length) * GROUP + 3}
      to={main && { path: main.path, title: main.label, keys: keysTo(main.screen), isHere: main.screen === here }}
      isHere={
        !besides.some(({ screen }) => screen === here) &&
        groups.some(({ entries }) => entries.some(({ screen }) => screen === here))
      }
    >
      {(close) => <MenuGroups groups={groups} onGo={close} />}
    </BarMenu>
  )
}

/** The first shortcut of the command that opens the screen. */
function keysTo(screen: ScreenName): string | undefined {
  const command = commandNames.find((name) => commandOf(name).screen === screen)
  return command === undefined ? undefined : commandOf(command).keys[0]
}

function BarLink({ entry: { screen, label, path } }: { readonly entry: MenuEntry }) {
  const here = useHere()
  const Icon = ICONS[screen] ?? IconListDetails
  const keys = keysTo(screen)
  return (
    <Tooltip
      label={keys === undefined ? label : `${label} (${keys})`}
      events={{ hover: true, focus: true, touch: false }}
    >
      <Link to={path} className={classes.entry} aria-label={label} aria-current={screen === here ? 'page' : undefined}>
        <Icon className={classes.symbol} size={18} stroke={1.7} aria-hidden />
        <span className={classes.label}>{label}</span>
      </Link>
    </Tooltip>
  )
}

/** Stands in place of the search where there is no catalogue: opens the palette. */
function GoTo() {
  return (
    <UnstyledButton className={classes.goTo ?? ''} onClick={openPalette}>
      <IconSearch size={15} aria-hidden />
      <span>Go to…</span>
      <KeyHint keys="Ctrl+K" />
    </UnstyledButton>
  )
}

/** The entries of the palette, for this user and the typed text. */

import { useDebouncedValue } from '@mantine/hooks'
import {
  IconArrowRight,
  IconBolt,
  IconClock,
  IconFileInvoice,
  IconPackage,
  IconPalette,
  IconPointer,
  type TablerIcon,
} from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type CommandName, commandNames, commandOf } from '../../../shared/commands.ts'
import { THEMES } from '../../../shared/device-settings.ts'
import { orderNumberIn } from '../../../shared/domain/orders/order-number.ts'
import { mayOpen } from '../../../shared/domain/people/access.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { orderAddress } from '../../../shared/domain/screens/addresses.ts'
import { ruleAt, ruleOf, type ScreenName } from '../../../shared/domain/screens.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { dotted } from '../../../shared/text.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useSetting } from '../../bridge/settings.ts'
import { useSuggestions } from '../../catalogue/suggestions.ts'
import { THEME_NAMES } from '../../device-settings/theme-names.ts'
import { NO_RECENT_PLACES } from '../../navigation/recent-places.ts'
import { PHARMACY_PLACES, STORE_PLACES } from '../../products/places.ts'
import { setDevice } from '../../theme/device.ts'
import { everyEntry } from '../menus.ts'
import { openCommands } from '../open-commands.ts'
import { hasScreen, screenAt } from '../screens.ts'
import { useMenus } from '../use-menus.ts'
import { executeCommand } from './execute-command.ts'
import { headActions } from './head-actions.ts'
import { MATCH_RANK, matchRank } from './match-rank.ts'
import { COMMANDS_ALSO, SCREENS_ALSO } from './other-names.ts'

interface PaletteItem {
  readonly id: string
  /** The rank of the match with the typed text; entries that the portal found always match. */
  readonly rank: number
  readonly label: string
  readonly about?: string
  readonly icon: TablerIcon
  readonly keys?: string
  readonly run: () => void
}

interface PaletteGroup {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

/** The number of recently visited screens and orders that are offered again. */
const RECENT = 6
/** The number of orders shown for one typed number. */
const ORDERS = 5
/** Debounce in milliseconds before the portal is asked. */
const PAUSE = 200
/** Milliseconds after which the palette has given the focus back. */
const CLOSED = 200

const keysOf = (name: CommandName): { readonly keys?: string } => {
  const [keys] = commandOf(name).keys
  return keys === undefined ? {} : { keys }
}

export function usePaletteItems(store: Store, query: string) {
  const typed = query.trim()
  const orders = useOrders(typed)
  const products = useProducts(store, typed)
  const recent = useRecent(store, typed)
  const screens = useScreens(store, typed)
  const doable = useDoable(typed)
  const here = headActions().map(
    ({ label, why, press }): PaletteItem => ({
      id: `here ${label}`,
      rank: matchRank(typed, label, HERE),
      label,
      ...(why !== undefined && { about: why }),
      icon: IconPointer,
      run: () => void setTimeout(press, CLOSED),
    }),
  )
  const groups: readonly PaletteGroup[] = [
    { title: 'Recent', items: recent },
    { title: 'Orders', items: orders.items },
    { title: 'On this screen', items: here },
    { title: 'Screens', items: screens },
    { title: 'Products', items: products.items },
    { title: 'Commands', items: doable },
  ]
  return {
    groups: typed === '' ? groups.map(matching) : bestFirst(groups),
    isAsking: orders.isAsking || products.isAsking,
  }
}

/** Search words that match every button in the screen's head. */
const HERE = 'here this screen'

/** Drops entries that don't match; the best match comes first in its group. */
const matching = ({ title, items }: PaletteGroup): PaletteGroup => ({
  title,
  items: items.filter(({ rank }) => rank > 0).toSorted((one, other) => other.rank - one.rank),
})

/** Drops matches with typos if any entry matches by a name, and puts the group with the best match first. */
function bestFirst(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const listed = groups.map(matching)
  const best = ({ items }: PaletteGroup) => items[0]?.rank ?? 0
  const isSure = listed.some((group) => best(group) > MATCH_RANK.slip)
  const sure = ({ title, items }: PaletteGroup) => ({
    title,
    items: isSure ? items.filter(({ rank }) => rank > MATCH_RANK.slip) : items,
  })
  return listed.map(sure).toSorted((one, other) => best(other) - best(one))
}

/** The commands available now, and the colour themes. Commands that open a screen are left out, as the screens are listed already. */
function useDoable(typed: string): readonly PaletteItem[] {
  const go = useNavigate()
  const commands = openCommands()
    .filter((name) => name !== 'palette' && commandOf(name).screen === undefined)
    .map(
      (name): PaletteItem => ({
        id: name,
        rank: matchRank(typed, commandOf(name).label, COMMANDS_ALSO[name]),
        label: commandOf(name).label,
        icon: IconBolt,
        ...keysOf(name),
        run: () => void setTimeout(() => executeCommand(name, go), CLOSED),
      }),
    )
  const themes = THEMES.map(
    (theme): PaletteItem => ({
      id: `theme ${theme}`,
      // Rarely wanted, so offered only to users who search for it.
      rank: typed === '' ? 0 : matchRank(typed, `Colours: ${THEME_NAMES[theme]}`, 'theme mode appearance'),
      label: `Colours: ${THEME_NAMES[theme].toLowerCase()}`,
      icon: IconPalette,
      run: () => setDevice({ theme }),
    }),
  )
  return [...commands, ...themes]
}

/** True if the address leads to a screen of this build that this user may open. */
function isOpenAt(store: Store, pathname: string): boolean {
  const rule = ruleAt(pathname)
  return rule !== undefined && hasScreen(rule.path) && mayOpen(store, rule)
}

function useRecent(store: Store, typed: string): readonly PaletteItem[] {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { visited } = useSetting('recent', NO_RECENT_PLACES)
  return (
    visited
      .filter(({ to }) => to !== pathname && isOpenAt(store, to))
      // A typed screen name is matched by the menu's entries, so a recent screen isn't listed twice.
      .filter(({ to }) => typed === '' || screenAt(to)?.path !== to)
      .map(({ to, title }) => ({
        id: `recent ${to}`,
        rank: matchRank(typed, title),
        label: title,
        icon: IconClock,
        run: () => navigate(to),
      }))
      .filter(({ rank }) => rank > 0)
      .slice(0, RECENT)
  )
}

function useScreens(store: Store, typed: string): readonly PaletteItem[] {
  const navigate = useNavigate()
  const { visited } = useSetting('recent', NO_RECENT_PLACES)
  const lastAt = (path: string) => {
    const at = visited.findIndex(({ to }) => screenAt(to)?.path === path)
    return at < 0 ? visited.length : at
  }
  return everyEntry(useMenus(store))
    .map((entry) => ({ ...entry, title: ruleOf(entry.screen).title }))
    .toSorted((one, other) => (typed === '' ? 0 : lastAt(one.path) - lastAt(other.path)))
    .map(({ screen, label, group, path, title }) => ({
      id: path,
      rank: matchRank(typed, `${label} ${title}`, `${group} ${SCREENS_ALSO[screen] ?? ''}`),
      label,
      ...(group !== '' && { about: group }),
      icon: IconArrowRight,
      ...keysFor(screen),
      run: () => navigate(path),
    }))
}

const keysFor = (screen: ScreenName) => {
  const command = commandNames.find((name) => commandOf(name).screen === screen)
  return command === undefined ? {} : keysOf(command)
}

/** Orders whose number contains the typed digits, as the portal finds them. */
function useOrders(typed: string) {
  const navigate = useNavigate()
  const number = orderNumberIn(typed)
  const [settled] = useDebouncedValue(number, PAUSE)
  const isSettled = number !== undefined && settled === number
  const query = { poid: number ?? '', pageNo: 1, pageSize: ORDERS }
  const { data, isFetching } = usePortal('order.history', { query }, { enabled: isSettled })
  const rows = number === undefined ? [] : (data?.answer.rows ?? [])
  return {
    items: rows.slice(0, ORDERS).map(
      ({ poid, status, createddate }): PaletteItem => ({
        id: `order ${poid}`,
        rank: MATCH_RANK.name,
        label: `Order ${poid}`,
        about: dotted(status, formatDate(createddate)),
        icon: IconFileInvoice,
        run: () => navigate(orderAddress(poid)),
      }),
    ),
    isAsking: number !== undefined && (!isSettled || isFetching),
  }
}

/** Products by name and by id, if this build has the product page. */
function useProducts(store: Store, typed: string) {
  const navigate = useNavigate()
  const places = [STORE_PLACES, PHARMACY_PLACES].find(({ listing }) => isOpenAt(store, listing))
  const { products, isAsking } = useSuggestions(typed, places !== undefined)
  return {
    items: products.map(
      ({ id, name, brand, category }): PaletteItem => ({
        id: `product ${id}`,
        rank: MATCH_RANK.other,
        label: name,
        about: dotted(String(id), brand, category),
        icon: IconPackage,
        run: () => places && navigate(places.product(id)),
      }),
    ),
    isAsking,
  }
}

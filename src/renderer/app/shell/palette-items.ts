/** What the palette offers: to whom, and for what is typed. */

import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowRight, IconBolt, IconClock, IconFileInvoice, IconPackage, type TablerIcon } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type CommandName, commandNames, commandOf } from '../../../shared/commands.ts'
import { orderNumberIn } from '../../../shared/domain/orders/order-number.ts'
import { mayOpen } from '../../../shared/domain/people/access.ts'
import { orderAddress } from '../../../shared/domain/people/addresses.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { ruleAt, ruleOf, type ScreenName } from '../../../shared/domain/screens.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { dotted } from '../../../shared/text.ts'
import { PHARMACY_PLACES, STORE_PLACES } from '../../products/places.ts'
import { everyEntry } from '../menus.ts'
import { openCommands } from '../open-commands.ts'
import { usePortal } from '../queries.ts'
import { NOWHERE_YET } from '../recent.ts'
import { hasScreen, screenAt } from '../screens.ts'
import { useSetting } from '../settings.ts'
import { useSuggestions } from '../suggestions.ts'
import { useMenus } from '../use-menus.ts'
import { executeCommand } from './execute-command.ts'

interface PaletteItem {
  readonly id: string
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

/** Screens and orders that somebody was at are offered again, so many. */
const RECENT = 6
/** Orders of one number that are shown. */
const ORDERS = 5
/** Milliseconds without a key before the portal is asked. */
const PAUSE = 200
/** Milliseconds after which the palette has given the focus back. */
const CLOSED = 200

/** Whether each word that was typed begins a word there. */
function isMeant(typed: string, ...said: readonly (string | undefined)[]): boolean {
  const words = said
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)))
}

const keysOf = (name: CommandName): { readonly keys?: string } => {
  const [keys] = commandOf(name).keys
  return keys === undefined ? {} : { keys }
}

export function usePaletteItems(store: Store, query: string) {
  const typed = query.trim()
  const go = useNavigate()
  const orders = useOrders(typed)
  const products = useProducts(store, typed)
  const recent = useRecent(store, typed)
  const screens = useScreens(store, typed)
  // Of what is reached by its name the screens tell already.
  const commands = openCommands()
    .filter((name) => name !== 'palette' && commandOf(name).screen === undefined)
    .filter((name) => isMeant(typed, commandOf(name).label))
    .map(
      (name): PaletteItem => ({
        id: name,
        label: commandOf(name).label,
        icon: IconBolt,
        ...keysOf(name),
        run: () => void setTimeout(() => executeCommand(name, go), CLOSED),
      }),
    )
  const groups: readonly PaletteGroup[] = [
    { title: 'Where you were', items: recent },
    { title: 'Orders', items: orders.items },
    { title: 'Screens', items: screens },
    { title: 'Products', items: products.items },
    { title: 'Do', items: commands },
  ]
  return { groups, isAsking: orders.isAsking || products.isAsking }
}

/** Whether a screen of this build is there, for this person. */
function isOpenAt(store: Store, pathname: string): boolean {
  const rule = ruleAt(pathname)
  return rule !== undefined && hasScreen(rule.path) && mayOpen(store, rule)
}

function useRecent(store: Store, typed: string): readonly PaletteItem[] {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { visited } = useSetting('recent', NOWHERE_YET)
  return (
    visited
      .filter(({ to, title }) => to !== pathname && isOpenAt(store, to) && isMeant(typed, title))
      // Whoever types wants a screen by its name: those come from the menus.
      .filter(({ to }) => typed === '' || screenAt(to)?.path !== to)
      .slice(0, RECENT)
      .map(({ to, title }) => ({ id: `recent ${to}`, label: title, icon: IconClock, run: () => navigate(to) }))
  )
}

function useScreens(store: Store, typed: string): readonly PaletteItem[] {
  const navigate = useNavigate()
  return everyEntry(useMenus(store))
    .map((entry) => ({ ...entry, title: ruleOf(entry.screen).title }))
    .filter(({ label, group, title }) => isMeant(typed, label, group, title))
    .map(({ screen, label, group, path }) => ({
      id: path,
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

/** Orders by their number or a part of it, as the portal finds them. */
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
        label: `Order ${poid}`,
        about: dotted(status, createddate === undefined ? '' : formatDate(createddate)),
        icon: IconFileInvoice,
        run: () => navigate(orderAddress(poid)),
      }),
    ),
    isAsking: number !== undefined && (!isSettled || isFetching),
  }
}

/** Products by name and by id, where there is a page of theirs. */
function useProducts(store: Store, typed: string) {
  const navigate = useNavigate()
  const places = [STORE_PLACES, PHARMACY_PLACES].find(({ listing }) => isOpenAt(store, listing))
  const { products, isAsking } = useSuggestions(typed, places !== undefined)
  return {
    items: products.map(
      ({ id, name, brand, category }): PaletteItem => ({
        id: `product ${id}`,
        label: name,
        about: dotted(String(id), brand, category),
        icon: IconPackage,
        run: () => places && navigate(places.product(id)),
      }),
    ),
    isAsking,
  }
}

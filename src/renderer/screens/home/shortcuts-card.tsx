/**
 * Links from the home screen: the tiles of automatic replenishment, and the portal's own menu, as far as the screens exist and the user may
 * open them.
 */
import {
  IconArrowRight,
  IconClipboardList,
  IconFileReport,
  IconListSearch,
  IconPackages,
  IconReplace,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { hasArsTiles } from '../../../shared/domain/people/access.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { ruleOf, type ScreenName } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { type Destination, useDestinations } from '../../navigation/destination.ts'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import text from '../../parts/text.module.css'
import { CardInView } from './card-in-view.tsx'
import classes from './shortcuts.module.css'

interface Tile {
  readonly screen: ScreenName
  /** The name that stores know (document 2, section 2). */
  readonly label: string
  readonly icon: TablerIcon
}

const ARS_TILES: readonly Tile[] = [
  { screen: 'arsListing', label: 'ARS Global Listing', icon: IconListSearch },
  { screen: 'myArs', label: 'My ARS', icon: IconPackages },
  { screen: 'arsRequest', label: 'My Request', icon: IconClipboardList },
  { screen: 'arsBin', label: 'ARS Bin', icon: IconTrash },
  { screen: 'arsReport', label: 'ARS Report', icon: IconFileReport },
  { screen: 'replacementReport', label: 'Product Replacement Report', icon: IconReplace },
]

/** The tiles whose screen exists and may be opened by this user. */
const tilesOf = (store: Store, destinationOf: (text: string) => Destination | undefined) =>
  hasArsTiles(store)
    ? ARS_TILES.flatMap((tile) => {
        const way = destinationOf(ruleOf(tile.screen).path)
        return way?.kind === 'screen' ? [{ ...tile, to: way.to }] : []
      })
    : []

export const ShortcutsCard = ({ store }: { readonly store: Store }) => (
  <CardInView title="Shortcuts">
    <Shortcuts store={store} />
  </CardInView>
)

function Shortcuts({ store }: { readonly store: Store }) {
  const destinationOf = useDestinations(store)
  const tiles = tilesOf(store, destinationOf)
  const { data: read, error, refetch, isFetching } = usePortal('home.menu', {})
  const known = new Set(tiles.map(({ to }) => to))
  const links = (read?.answer ?? []).flatMap(({ name, redirectState }) => {
    const way = destinationOf(redirectState)
    if (name === '' || way?.kind !== 'screen' || known.has(way.to)) return []
    known.add(way.to)
    return [{ name, to: way.to }]
  })
  const isEmpty = read !== undefined && tiles.length + links.length === 0
  return (
    <>
      {tiles.length > 0 && (
        <ul className={classes.tiles} aria-label="Automatic replenishment">
          {tiles.map(({ screen, label, icon: Icon, to }) => (
            <li key={screen}>
              <Link to={to} className={classes.tile}>
                <Icon size={20} stroke={1.5} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {read === undefined && error === null && <LoadingState lines={3} label="Loading portal links" />}
      {read === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {links.length > 0 && (
        <ul className={classes.links} aria-label="Portal links">
          {links.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className={classes.link}>
                <IconArrowRight size={14} aria-hidden />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isEmpty && <p className={text.quiet}>{messages.linksNone}</p>}
    </>
  )
}

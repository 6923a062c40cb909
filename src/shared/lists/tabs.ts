/** Tabs of a list: its predefined views. The filters that they set are in the address like any others. */
import type { ListContext } from './context.ts'
import { writeValue } from './filter-values.ts'
import type { FilterState, List, ListTab } from './list.ts'
import { narrowed } from './rows.ts'

type Tabbed = Pick<List, 'tabs'>

/** The tabs available to this user, by name. */
export const tabsOf = ({ tabs = {} }: Tabbed, context: ListContext): readonly (readonly [string, ListTab])[] =>
  Object.entries(tabs).filter(([, { there }]) => there?.(context) !== false)

/** Filters that the tabs of a list set. */
export const tabFilters = ({ tabs = {} }: Tabbed): readonly string[] => [
  ...new Set(Object.values(tabs).flatMap(({ filters }) => Object.keys(filters))),
]

/** The changes made by a tab: it sets its own filters and clears those of the other tabs. */
export const changeTo = (list: Tabbed, { filters }: ListTab): FilterState =>
  Object.fromEntries(tabFilters(list).map((name) => [name, filters[name]]))

/** True if the filters equal those of a tab, ignoring filters that no tab sets. */
export const isAtTab = (list: Tabbed, tab: ListTab, now: FilterState): boolean =>
  tabFilters(list).every((name) => valueText(tab.filters[name]) === valueText(now[name]))

/** The number of rows that each tab finds, by name; leaves out tabs that these rows can't be counted for. */
export const countTabs = <Row>(
  list: Pick<List, 'filters'> & Tabbed,
  rows: readonly Row[],
  context: ListContext,
  isKnown: (name: string, tab: ListTab) => boolean = () => true,
): ReadonlyMap<string, number> =>
  new Map(
    tabsOf(list, context)
      .filter(([name, tab]) => isKnown(name, tab))
      .map(([name, { filters }]) => [name, narrowed(list, rows, filters, context).length]),
  )

const valueText = (value: FilterState[string]): string => (value === undefined ? '' : writeValue(value))

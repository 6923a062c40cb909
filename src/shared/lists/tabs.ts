/** Tabs of a list: views that come with it. What they set stands in the address as any filter does. */
import type { ListContext } from './context.ts'
import { writeValue } from './filter-values.ts'
import type { FilterState, List, ListTab } from './list.ts'
import { narrowed } from './rows.ts'

type Tabbed = Pick<List, 'tabs'>

/** Those that are there for this user, by name. */
export const tabsOf = ({ tabs = {} }: Tabbed, context: ListContext): readonly (readonly [string, ListTab])[] =>
  Object.entries(tabs).filter(([, { there }]) => there?.(context) !== false)

/** Filters that the tabs of a list set. */
export const tabFilters = ({ tabs = {} }: Tabbed): readonly string[] => [
  ...new Set(Object.values(tabs).flatMap(({ filters }) => Object.keys(filters))),
]

/** What a tab changes: all that the tabs set, its own and none of the others'. */
export const changeTo = (list: Tabbed, { filters }: ListTab): FilterState =>
  Object.fromEntries(tabFilters(list).map((name) => [name, filters[name]]))

/** Whether filters are just those of a tab, as far as tabs set any. */
export const isAtTab = (list: Tabbed, tab: ListTab, now: FilterState): boolean =>
  tabFilters(list).every((name) => said(tab.filters[name]) === said(now[name]))

/** How many of these rows each tab finds, by its name; those tabs are left out that these rows say nothing of. */
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

const said = (value: FilterState[string]): string => (value === undefined ? '' : writeValue(value))

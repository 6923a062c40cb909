import { formatCount } from '../../shared/domain/values/money.ts'
import { changeTo, isAtTab, tabsOf } from '../../shared/lists/tabs.ts'
import classes from './list-tabs.module.css'
import type { ListModel } from './use-list.ts'

export interface ListTabsProps {
  readonly model: ListModel
  /** The number of rows by tab name; unknown ones are missing. */
  readonly counts: ReadonlyMap<string, number>
}

export function ListTabs({ model, counts }: ListTabsProps) {
  const { list, context, state, filter } = model
  return (
    <fieldset className={classes.tabs} aria-label={`Views: ${list.title}`}>
      {tabsOf(list, context).map(([name, tab]) => {
        const count = counts.get(name)
        return (
          <button
            key={name}
            type="button"
            className={classes.tab}
            aria-pressed={isAtTab(list, tab, state.filters)}
            onClick={() => filter(changeTo(list, tab))}
          >
            {tab.label}{' '}
            {count !== undefined && (
              <span className={classes.count} data-bad={(tab.isBad === true && count > 0) || undefined}>
                {formatCount(count)}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

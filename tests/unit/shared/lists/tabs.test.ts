import { describe, expect, it } from 'vitest'
import { toggle } from '../../../../src/shared/lists/filters.ts'
import type { ListTab } from '../../../../src/shared/lists/list.ts'
import { changeTo, countTabs, isAtTab, tabFilters, tabsOf } from '../../../../src/shared/lists/tabs.ts'
import { lists } from '../../../../src/shared/lists.ts'

const tabs = {
  all: { label: 'All', filters: {} },
  late: { label: 'Late', filters: { late: true } },
  some: { label: 'Some', filters: { status: ['A'] } },
} as const satisfies Record<string, ListTab>
const list = { tabs }

describe('the tabs of a list', () => {
  it('count the rows that they find', () => {
    const filters = { late: toggle<{ readonly days: number }>('Late', { of: ({ days }) => days }) }
    const counted = countTabs({ filters: filters as never, tabs }, [{ days: 0 }, { days: 2 }, { days: 5 }], {} as never)
    expect(counted.get('all')).toBe(3)
    expect(counted.get('late')).toBe(2)
  })

  it('set their own filters and clear the others’', () => {
    expect(tabFilters(list)).toEqual(['late', 'status'])
    expect(changeTo(list, tabs.late)).toEqual({ late: true, status: undefined })
    expect(changeTo(list, tabs.all)).toEqual({ late: undefined, status: undefined })
  })

  it('are known by what is set, regardless of other filters', () => {
    const now = { status: ['A'], po: '7' }
    expect(Object.values(tabs).filter((tab) => isAtTab(list, tab, now))).toEqual([tabs.some])
    expect(Object.values(tabs).filter((tab) => isAtTab(list, tab, { status: ['B'] }))).toEqual([])
    expect(Object.values(tabs).filter((tab) => isAtTab(list, tab, {}))).toEqual([tabs.all])
  })

  it('are no others where a list is read whole', () => {
    const whole = lists.orderHistory.wholeFor?.({ late: true })
    expect(whole?.tabs).toBe(lists.orderHistory.tabs)
  })

  it('are none of a list without', () => expect(tabsOf({}, {} as never)).toEqual([]))
})

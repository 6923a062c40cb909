/** The quick ways on a screen that lists something: ↓ from its heading or a filter to its first row, F to its first filter. */

/** Where ↓ does nothing of its own: the page, a heading, a button or tick of the filters, a field of one line. */
const FROM =
  'body, main, h1, search button:not([aria-haspopup], [role="combobox"]), search input[type="text"]:not([role="combobox"], [aria-haspopup])'
const FIELDS = 'input:not([type="hidden"]), button, select, textarea'

/** Marks the button that folds a screen's filters away. */
export const FOLDS_FILTERS = 'data-folds-filters'

const isOpen = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled')

const screen = () => document.getElementById('screen')

/** The first row's own stop of the keyboard; a grid that edits its rows takes the focus and puts it where the cursor is. */
function firstRow(): HTMLElement | undefined {
  const grids = [...(screen()?.querySelectorAll<HTMLElement>('[role="grid"]') ?? [])].filter(isOpen)
  return grids
    .flatMap((grid) => {
      if (grid.hasAttribute('tabindex')) return grid.querySelector('[data-id]') === null ? [] : [grid]
      const stops = grid.querySelectorAll<HTMLElement>('[data-index][tabindex="0"], [data-index] [tabindex="0"]')
      return [stops[0] ?? grid.querySelector<HTMLElement>('[data-index] input, [data-index] a[href]') ?? []].flat()
    })
    .find(isOpen)
}

/** False where the screen shows no rows. */
export function focusRows(): boolean {
  const row = firstRow()
  row?.focus()
  return row !== undefined
}

/** Leads to the first filter; those that are folded away are opened first. False where the screen has none. */
export function focusFilters(): boolean {
  const folded = screen()?.querySelector<HTMLElement>(`[${FOLDS_FILTERS}][aria-expanded="false"]`)
  if (folded === null || folded === undefined) return focusFirstFilter()
  const opening = new MutationObserver(() => {
    opening.disconnect()
    // Those that open over the screen take the focus themselves.
    focusFirstFilter()
  })
  opening.observe(folded, { attributeFilter: ['aria-expanded'] })
  folded.click()
  return true
}

function focusFirstFilter(): boolean {
  const fields = [...(screen()?.querySelectorAll<HTMLElement>(`search :is(${FIELDS})`) ?? [])]
  const first = fields.find(isOpen)
  first?.focus()
  return first !== undefined
}

/** ↓ from the heading or a filter; true when it led somewhere. */
export const leadsToRows = ({ key, ctrlKey, altKey, shiftKey, metaKey, target }: KeyboardEvent): boolean =>
  key === 'ArrowDown' &&
  !(ctrlKey || altKey || shiftKey || metaKey) &&
  target instanceof Element &&
  target.matches(FROM) &&
  target.closest('[role="dialog"]') === null &&
  focusRows()

/** Shortcuts on a screen with a list: ↓ goes from its heading or a filter to its first row, F to its first filter. */

/** Elements on which ↓ has no action of its own: the page, a heading, a button or checkbox of the filters, a field to type in. */
const FROM =
  'body, main, h1, search button:not([aria-haspopup], [role="combobox"]), search input[type="text"]:not([role="combobox"], [aria-haspopup="listbox"])'
const FIELDS = 'input:not([type="hidden"]), button, select, textarea'

export const FOLDS_FILTERS = 'data-folds-filters'

const isOpen = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled')

const screen = () => document.getElementById('screen')

/** The first row's own tab stop. An editable grid takes the focus itself and passes it to the cell with the cursor. */
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

/** Focuses the first row. Returns false if the screen shows no rows. */
export function focusRows(): boolean {
  const row = firstRow()
  row?.focus()
  return row !== undefined
}

/** Focuses the first filter; expands collapsed filters first. Returns false if the screen has none. */
export function focusFilters(): boolean {
  const folded = screen()?.querySelector<HTMLElement>(`[${FOLDS_FILTERS}][aria-expanded="false"]`)
  if (folded === null || folded === undefined) return focusFirstFilter()
  const opening = new MutationObserver(() => {
    opening.disconnect()
    // Filters that open in an overlay take the focus themselves.
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

/** Moves the focus on ↓ from the heading or a filter. Returns true if it did. */
export const leadsToRows = ({ key, ctrlKey, altKey, shiftKey, metaKey, target }: KeyboardEvent): boolean =>
  key === 'ArrowDown' &&
  !(ctrlKey || altKey || shiftKey || metaKey) &&
  target instanceof Element &&
  target.matches(FROM) &&
  target.closest('[role="dialog"]') === null &&
  focusRows()

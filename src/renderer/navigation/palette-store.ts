import { createSpotlight } from '@mantine/spotlight'

const [store, actions] = createSpotlight()

export const paletteStore = store
export const openPalette = (): void => actions.open()
export const closePalette = (): void => actions.close()

/**
 * Selects the first entry if the user hasn't moved the selection: results arrive later than the keystrokes. The library reads the selected
 * entry from the DOM, so the attribute is set there.
 */
export function chooseFirst(): void {
  const { listId, selected } = store.getState()
  if (selected > 0) return
  const entries = document.getElementById(listId)?.querySelectorAll('[data-action]') ?? []
  for (const [at, entry] of entries.entries()) entry.toggleAttribute('data-selected', at === 0)
  store.updateState((state) => ({ ...state, selected: entries.length === 0 ? -1 : 0 }))
}

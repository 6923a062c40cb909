/** Whether the palette is open, and which of its entries Enter means. */
import { createSpotlight } from '@mantine/spotlight'

const [store, actions] = createSpotlight()

export const paletteStore = store
export const openPalette = (): void => actions.open()
export const closePalette = (): void => actions.close()

/**
 * What is found comes later than the letters: as long as nobody has moved, Enter means the first entry. The library looks
 * at what is marked in the list, so the mark is set there.
 */
export function chooseFirst(): void {
  const { listId, selected } = store.getState()
  if (selected > 0) return
  const entries = document.getElementById(listId)?.querySelectorAll('[data-action]') ?? []
  for (const [at, entry] of entries.entries()) entry.toggleAttribute('data-selected', at === 0)
  store.updateState((state) => ({ ...state, selected: entries.length === 0 ? -1 : 0 }))
}

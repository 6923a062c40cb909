interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

/**
 * The index of the row to go to, which may be out of range; undefined if the key doesn't move. `at` is -1 before the first move. In a field
 * Home and End move the caret, unless Ctrl is held.
 */
export function moveOf(
  { key, shiftKey, ctrlKey }: Key,
  at: number,
  page: number,
  rows: number,
  inField: boolean,
): number | undefined {
  switch (key) {
    case 'Enter':
      return shiftKey ? Math.max(0, at - 1) : Math.min(rows - 1, at + 1)
    case 'ArrowDown':
      return ctrlKey ? rows - 1 : at + 1
    case 'ArrowUp':
      return ctrlKey ? 0 : at - 1
    case 'PageDown':
      return at + page
    case 'PageUp':
      return at - page
    case 'Home':
      return ctrlKey || !inField ? 0 : undefined
    case 'End':
      return ctrlKey || !inField ? rows - 1 : undefined
    default:
      return undefined
  }
}

/** Commands of keys other than moving. */
export type GridKey = 'extend' | 'all' | 'fillDown' | 'fill' | 'explain' | 'undo' | 'redo' | 'none' | 'delete'

interface Pressed extends Key {
  readonly altKey: boolean
}

const MOVES: readonly string[] = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']

export function gridKeyOf({ key, shiftKey, ctrlKey, altKey }: Pressed): GridKey | undefined {
  if (altKey) return key === 'Enter' && !shiftKey ? 'explain' : undefined
  if (shiftKey && (MOVES.includes(key) || (ctrlKey && (key === 'Home' || key === 'End')))) return 'extend'
  if (ctrlKey) {
    switch (key.toLowerCase()) {
      case 'a':
        return 'all'
      case 'd':
        return 'fillDown'
      case 'enter':
        return 'fill'
      case 'z':
        return shiftKey ? 'redo' : 'undo'
      case 'y':
        return 'redo'
      default:
        return undefined
    }
  }
  if (key === 'Escape') return 'none'
  return key === 'Delete' ? 'delete' : undefined
}

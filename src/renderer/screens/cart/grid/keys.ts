/** Where a key moves the cursor to. */
interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

/** The index of the row to go to; undefined when the key doesn't move. `at` is -1 before the first move. */
export function moveOf({ key, shiftKey, ctrlKey }: Key, at: number, page: number, rows: number): number | undefined {
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
      return ctrlKey ? 0 : undefined
    case 'End':
      return ctrlKey ? rows - 1 : undefined
    default:
      return undefined
  }
}

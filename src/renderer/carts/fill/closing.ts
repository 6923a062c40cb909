/** Returns `onFill` wrapped so that the dialog closes first; undefined for a cart that the portal fills. */
export const closing = (close: () => void, onFill: ((group: string) => void) | undefined) =>
  onFill &&
  ((group: string) => {
    close()
    onFill(group)
  })

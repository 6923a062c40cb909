/** A dialog closes before the order that it shows is filled up; undefined for a cart that the portal fills. */
export const closing = (close: () => void, onFill: ((group: string) => void) | undefined) =>
  onFill &&
  ((group: string) => {
    close()
    onFill(group)
  })

/** Who gets a scan: the screen that takes scans, the field that the cursor is in, or nobody, which is told. */

/** Where the cursor was when a scan ended. */
export interface ScanPlace {
  readonly isSearch: boolean
  /** In what lies over the screen, or below it. */
  readonly isCovered: boolean
  /** In what one types into. */
  readonly isField: boolean
  /** Enter there sends a form. */
  readonly isForm: boolean
  /** The screen takes scans, wherever on it the cursor is. */
  readonly isTaking: boolean
}

/**
 * `field`: it is text that was typed there, Enter included. `fieldOnly`: the same without Enter, which would send the form over the
 * screen. `covered` and `nowhere` are told to the user.
 */
export type ScanDestination = 'search' | 'screen' | 'field' | 'fieldOnly' | 'covered' | 'nowhere'

export function destinationOf({ isSearch, isCovered, isField, isForm, isTaking }: ScanPlace): ScanDestination {
  if (isCovered) {
    if (!isField) return 'covered'
    return isForm ? 'fieldOnly' : 'field'
  }
  if (isSearch) return 'search'
  if (isTaking) return 'screen'
  return isField ? 'field' : 'nowhere'
}

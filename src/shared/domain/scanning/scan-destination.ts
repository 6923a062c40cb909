/** The destination of a scan: the screen that takes scans, the field with the cursor, or none, in which case the user is told. */

/** The cursor's place when a scan ended. */
export interface ScanPlace {
  readonly isSearch: boolean
  /** True while a dialog covers the screen, with the cursor in the dialog or below it. */
  readonly isCovered: boolean
  /** True in a text input. */
  readonly isField: boolean
  /** True if Enter there submits a form. */
  readonly isForm: boolean
  /** True if the screen takes scans, regardless of the cursor. */
  readonly isTaking: boolean
}

/**
 * `field`: the scan is text in that field, Enter included. `fieldOnly`: the same without Enter, which would submit the form in the dialog.
 * `covered` and `nowhere` are reported to the user.
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

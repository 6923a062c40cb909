/** Concepts and signages of franchise stores, as the portal writes them (document 1, section 6). */

export const CONCEPTS = [
  'FC',
  'COCO',
  'FOFO',
  'FCCOCO',
  'BBBHCOCO',
  'BBBHFO',
  'BABYHUG',
  'DARPFCFO',
  'PARENTING',
  'PHARMACY',
] as const

export const SIGNAGES = [
  'Firstcry',
  'Babyhug',
  'Cutewalk',
  'Pine Kids',
  'Play Nation',
  'Factory Outlet',
  'Photoshoot',
  'International',
] as const

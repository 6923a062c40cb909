import { type Screen, screen } from '../../navigation/screen.ts'

export const replenishmentScreens: readonly Screen[] = [
  screen('arsReport', '/home/account/arsReport', () => import('./ars-report.tsx')),
  screen('afs', '/afs', () => import('./afs.tsx')),
  screen('car', '/car', () => import('./car.tsx')),
  screen('afsChecklist', '/afs/checklist', () => import('./checklist.tsx')),
  screen('checklistReport', '/home/babyhugchecklist/report', () => import('./checklist.tsx')),
  screen('myArs', '/home/account/ars/myars', () => import('./my-ars.tsx')),
  screen('arsListing', '/home/account/ars/listing', () => import('./ars-listing.tsx')),
  screen('arsBin', '/home/account/ars/arsbin', () => import('./bin.tsx')),
  screen('arsRequest', '/home/account/ars/arsrequest', () => import('./requests.tsx')),
  screen('replacementReport', '/home/account/ars/replacementreport', () => import('./replacement-report.tsx')),
]

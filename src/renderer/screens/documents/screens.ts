/** The screens of the company's rules for its stores. */
import { type Screen, screen } from '../../navigation/screen.ts'

export const documentScreens: readonly Screen[] = [
  screen('policies', '/home/account/policies', () => import('./policies.tsx')),
  screen('releaseNotes', '/home/account/releasenotes', () => import('./release-notes.tsx')),
  screen('vmEbook', '/home/account/vmebook', () => import('./vm-ebook.tsx')),
  screen('waybill', '/home/account/waybill', () => import('./waybill.tsx')),
  screen('escalation', '/escalation', () => import('./escalation.tsx')),
]

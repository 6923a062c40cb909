import { type Screen, screen } from '../../navigation/screen.ts'

export const trainingScreens: readonly Screen[] = [
  screen('lms', '/home/lms', () => import('./training.tsx')),
  screen('productInformation', '/home/productinformation', () => import('./product-information.tsx')),
  screen('bestPractice', '/home/bestpractice', () => import('./best-practice.tsx')),
  screen('turnaroundStories', '/home/turnaroundstory', () => import('./turnaround-stories.tsx')),
  screen('events', '/home/event', () => import('./events.tsx')),
  screen('lookbooks', '/home/lookbooks', () => import('./lookbooks.tsx')),
  screen('vmGuidelines', '/home/vmguidelines', () => import('./vm-guidelines.tsx')),
  screen('warranty', '/home/babyhugwarranty', () => import('./warranty.tsx')),
]

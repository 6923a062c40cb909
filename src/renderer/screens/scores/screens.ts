import { type Screen, screen } from '../../navigation/screen.ts'

export const scoresScreens: readonly Screen[] = [
  screen('scorecard', '/home/scorecard', () => import('./scorecard.tsx')),
  screen('incentiveDashboard', '/home/incentivedashboard', () => import('./incentives.tsx')),
  screen('storePerformance', '/home/storeperformance', () => import('./store-performance.tsx')),
  screen('reward', '/home/account/reward', () => import('./reward.tsx')),
]

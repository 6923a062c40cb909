import type { ScorecardPart } from '../../../shared/domain/scores/scorecard.ts'

export const NAMES = [
  'Aditi',
  'Bharat',
  'Chitra',
  'Deepak',
  'Esha',
  'Firoz',
  'Gauri',
  'Hemant',
  'Isha',
  'Jaya',
  'Kiran',
] as const

export const PARTS: Readonly<Record<ScorecardPart, readonly string[]>> = {
  mainScoreCard: ['Sales', 'Customers', 'Academy', 'Behaviour'],
  academySummary: ['Courses started', 'Courses completed', 'Levels'],
  academyDetail: ['Feeding, first level', 'Gear, first level', 'Footwear fitting', 'Till and day end'],
  assessmentScore: ['Products', 'Process', 'Customers'],
  behaviourSkills: ['Greeting', 'Listening', 'Team work', 'Punctuality'],
  retailMatrix: ['Bills', 'Pieces per bill', 'Average bill', 'Own-brand share'],
  prePostScores: ['Before training', 'After training'],
  arambhScores: ['First week', 'First month'],
}

export const INCENTIVES = ['Sales of the month', 'Own brand', 'Footwear', 'Gear', 'Gift vouchers'] as const
export const RECOGNITION = ['Customer of the month', 'Best bill', 'Window of the month'] as const
export const ACADEMY = ['Bronze', 'Silver', 'Gold'] as const

export const OF_SCORE = {
  store: ['Sales', 'Growth', 'Shrinkage', 'Audit', 'Customers'],
  manager: ['Team', 'Sales', 'Training', 'Audit', 'Stock'],
  cro: ['Sales', 'Pieces per bill', 'Customers', 'Training', 'Attendance'],
} as const

/** Name, benchmark, and the spread of the stores around it. */
export const FIGURES: readonly (readonly [string, number, number])[] = [
  ['Sales (₹ lakh)', 24, 0.25],
  ['Sales per square foot (₹)', 1150, 0.2],
  ['Bills per day', 62, 0.2],
  ['Average bill (₹)', 1480, 0.12],
  ['Pieces per bill', 2.8, 0.12],
  ['Conversion (%)', 38, 0.25],
  ['Own-brand share (%)', 46, 0.15],
  ['New customers', 310, 0.25],
  ['Returning customers (%)', 41, 0.2],
  ['Discount given (%)', 8.5, 0.3],
  ['Shrinkage (%)', 0.6, 0.5],
  ['Days of stock', 74, 0.3],
  ['Goods returned (%)', 3.2, 0.4],
  ['Complaints', 6, 0.7],
  ['Training completed (%)', 90, 0.25],
  ['Staff turnover (%)', 12, 0.5],
]

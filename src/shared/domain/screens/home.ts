import { named, type ScreenRule } from './screen-rule.ts'

export const homeRules = {
  home: { path: '/home', title: 'Home', state: 'home.main', audience: 'franchisee' },
  kioskAcknowledgement: {
    path: '/confirm/kiosk/:poid/:_id',
    title: 'Kiosk order',
    state: 'home.confirmKiosk',
    audience: 'franchisee',
    partOf: 'kioskConfirmation',
    acts: true,
  },
  weekSummary: { path: '/home/weeksummary', title: 'Week summary', audience: 'franchisee' },
  notifications: named('/home/notifications', 'Notifications', { audience: 'everybody' }),
  lms: named('/home/lms', 'Training', { audience: 'franchisee' }),
  scorecard: named('/home/scorecard', 'Staff scorecard', { audience: 'franchisee' }),
  incentiveDashboard: named('/home/incentivedashboard', 'Incentive dashboard', { audience: 'franchisee' }),
  lookbooks: named('/home/lookbooks', 'Lookbooks', { audience: 'franchisee' }),
  bestPractice: named('/home/bestpractice', 'Best practice', { audience: 'franchisee' }),
  events: named('/home/event', 'Events', { audience: 'franchisee' }),
  productInformation: named('/home/productinformation', 'Product information', { audience: 'franchisee' }),
  turnaroundStories: named('/home/turnaroundstory', 'Turnaround stories', { audience: 'franchisee' }),
  warranty: named('/home/babyhugwarranty', 'Babyhug warranty', { audience: 'franchisee' }),
  checklistReport: named('/home/babyhugchecklist/report', 'Product checklist', {
    audience: 'franchisee',
    partOf: 'afsChecklist',
  }),
  vmGuidelines: named('/home/vmguidelines', 'VM guidelines', { audience: 'franchisee' }),
  storePerformance: named('/home/storeperformance', 'Store performance', {
    audience: 'franchisee',
    needs: 'canViewStorePerformance',
    without: 'login',
  }),
  cart: { path: '/checkout', title: 'Cart', state: 'home.checkoutState', audience: 'franchisee' },
  escalation: { path: '/escalation', title: 'Escalation matrix', state: 'home.escalation', audience: 'franchisee' },

  admin: named('/home/admin', 'Admin console', { audience: 'admin' }),
} as const satisfies Readonly<Record<string, ScreenRule>>

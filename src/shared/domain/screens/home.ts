import type { ScreenRule } from './screen-rule.ts'

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
  notifications: {
    path: '/home/notifications',
    title: 'Notifications',
    state: 'home.notifications',
    audience: 'everybody',
  },
  lms: { path: '/home/lms', title: 'Training', state: 'home.lms', audience: 'franchisee' },
  scorecard: { path: '/home/scorecard', title: 'Staff scorecard', state: 'home.scorecard', audience: 'franchisee' },
  incentiveDashboard: {
    path: '/home/incentivedashboard',
    title: 'Incentive dashboard',
    state: 'home.incentivedashboard',
    audience: 'franchisee',
  },
  lookbooks: { path: '/home/lookbooks', title: 'Lookbooks', state: 'home.lookbooks', audience: 'franchisee' },
  bestPractice: {
    path: '/home/bestpractice',
    title: 'Best practice',
    state: 'home.bestpractice',
    audience: 'franchisee',
  },
  events: { path: '/home/event', title: 'Events', state: 'home.event', audience: 'franchisee' },
  productInformation: {
    path: '/home/productinformation',
    title: 'Product information',
    state: 'home.productinformation',
    audience: 'franchisee',
  },
  turnaroundStories: {
    path: '/home/turnaroundstory',
    title: 'Turnaround stories',
    state: 'home.turnaroundstory',
    audience: 'franchisee',
  },
  warranty: {
    path: '/home/babyhugwarranty',
    title: 'Babyhug warranty',
    state: 'home.babyhugwarranty',
    audience: 'franchisee',
  },
  checklistReport: {
    path: '/home/babyhugchecklist/report',
    title: 'Product checklist',
    state: 'home.babyhugchecklist.report',
    audience: 'franchisee',
    partOf: 'afsChecklist',
  },
  vmGuidelines: {
    path: '/home/vmguidelines',
    title: 'VM guidelines',
    state: 'home.vmguidelines',
    audience: 'franchisee',
  },
  storePerformance: {
    path: '/home/storeperformance',
    title: 'Store performance',
    state: 'home.storeperformance',
    audience: 'franchisee',
    needs: 'canViewStorePerformance',
    without: 'login',
  },
  cart: { path: '/checkout', title: 'Cart', state: 'home.checkoutState', audience: 'franchisee' },
  escalation: { path: '/escalation', title: 'Escalation matrix', state: 'home.escalation', audience: 'franchisee' },

  admin: { path: '/home/admin', title: 'Admin console', state: 'home.admin', audience: 'admin' },
} as const satisfies Readonly<Record<string, ScreenRule>>

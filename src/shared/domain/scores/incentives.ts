/** The staff whose incentives are shown (document 3, section 6). */

export interface StaffMember {
  readonly isStoreManager: boolean
  readonly isAssistantStoreManager: boolean
}

/** Staff in the lists of incentives: everyone except store managers. */
export const incentiveStaff = <S extends StaffMember>(staff: readonly S[]): readonly S[] =>
  staff.filter(({ isStoreManager }) => !isStoreManager)

/** Salespeople: staff without managers and assistant managers. */
export const salespeople = <S extends StaffMember>(staff: readonly S[]): readonly S[] =>
  incentiveStaff(staff).filter(({ isAssistantStoreManager }) => !isAssistantStoreManager)

const SIGNAGES: readonly string[] = [
  'firstcry 0-12',
  'pine kids',
  'firstcry 6-12',
  'cutewalk',
  'play nation',
  'factory outlet',
  'babyhug',
  'firstcry',
]

/** True if stores with this signage have their own store incentive. */
export const hasSignageIncentive = (signage: string): boolean => SIGNAGES.includes(signage.trim().toLowerCase())

/** The type of a scorecard: SM for a store manager, CRO for staff who advise customers. */
export const scorecardType = ({ isStoreManager }: Pick<StaffMember, 'isStoreManager'>): 'CRO' | 'SM' =>
  isStoreManager ? 'SM' : 'CRO'

/** The tabs of the incentive dashboard: their names in the portal, what they show, and the portal's staff list for each. */
export const INCENTIVE_TABS = {
  store: { label: 'Store', about: 'Incentives of the store', of: 'staff' },
  self: { label: 'Self', about: 'Incentives of the staff member', of: 'salespeople' },
  recognition: { label: 'R&R', about: 'Reward and recognition', of: 'staff' },
  academic: { label: 'Academic', about: 'Levels of the academy, and what they earn', of: 'staff' },
  cmp: { label: 'CMP', about: 'Incentives that the company calls CMP', of: 'staff' },
} as const
export type IncentiveTab = keyof typeof INCENTIVE_TABS

/** A key for a staff member's incentives in a month, as a list's subject. */
export const incentiveSubject = (staff: string, month: string, fcfId: number | undefined): string =>
  `${fcfId ?? ''}/${month}/${staff}`

export function readIncentiveSubject(subject: string): {
  readonly staff: string
  readonly month: string
  /** Undefined if the portal doesn't send it. */
  readonly fcfId: number | undefined
} {
  const [fcfId = '', month = '', ...staff] = subject.split('/')
  return { staff: staff.join('/'), month, fcfId: /^\d+$/.test(fcfId) ? Number(fcfId) : undefined }
}

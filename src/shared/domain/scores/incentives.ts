/** Whose incentives are shown (document 3, section 6). */

export interface StaffMember {
  readonly isStoreManager: boolean
  readonly isAssistantStoreManager: boolean
}

/** Store managers aren't in the lists of incentives. */
export const incentiveStaff = <S extends StaffMember>(staff: readonly S[]): readonly S[] =>
  staff.filter(({ isStoreManager }) => !isStoreManager)

/** Nor are assistants among those who sell. */
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

/** Whether stores under this signage have incentives of the store's own. */
export const hasSignageIncentive = (signage: string): boolean => SIGNAGES.includes(signage.trim().toLowerCase())

/** Of whom a scorecard is: the store's manager, or somebody who advises customers. */
export const scorecardType = ({ isStoreManager }: Pick<StaffMember, 'isStoreManager'>): 'CRO' | 'SM' =>
  isStoreManager ? 'SM' : 'CRO'

/** The tabs of the incentive dashboard, and which of the portal's staff lists each one is about. */
export const INCENTIVE_TABS = {
  store: { label: 'Store', of: 'staff' },
  self: { label: 'Self', of: 'salespeople' },
  recognition: { label: 'R&R', of: 'staff' },
  academic: { label: 'Academic', of: 'staff' },
  cmp: { label: 'CMP', of: 'staff' },
} as const
export type IncentiveTab = keyof typeof INCENTIVE_TABS

/** What names the incentives of somebody in a month, as a list's subject. */
export const incentiveSubject = (staff: string, month: string, fcfId: number | undefined): string =>
  `${fcfId ?? ''}/${month}/${staff}`

export function readIncentiveSubject(subject: string): {
  readonly staff: string
  readonly month: string
  /** Undefined where it isn't told. */
  readonly fcfId: number | undefined
} {
  const [fcfId = '', month = '', ...staff] = subject.split('/')
  return { staff: staff.join('/'), month, fcfId: /^\d+$/.test(fcfId) ? Number(fcfId) : undefined }
}

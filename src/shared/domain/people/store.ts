export interface StoreAddress {
  readonly companyName: string
  readonly GSTNumber: string
  /** Billing address. */
  readonly address1: string
  readonly city: string
  readonly state: string
  /** Billing pincode, used for serviceability checks. */
  readonly pincode: string
  readonly shippingAddress1: string
  readonly shippingAddress2: string
  readonly shippingCity: string
  /** Decides between CGST + SGST and IGST. */
  readonly shippingState: string
  readonly shippingPincode: string
}

/** The company's name, or the email of a store without one. */
export const storeName = ({ companyName, email }: Pick<Store, 'companyName' | 'email'>): string =>
  companyName.trim() === '' ? email : companyName.trim()

/** The city to show beside a store's name; empty if the name contains it. */
export const placeBeside = (name: string, city: string): string =>
  name.toLowerCase().includes(city.trim().toLowerCase()) ? '' : city.trim()

/** The signed-in user (`me`). */
export interface Store extends StoreAddress {
  readonly id: number
  readonly email: string
  readonly firstname: string
  readonly role: string
  readonly isAdmin: boolean
  readonly isFranchisee: boolean
  readonly isStockist: boolean
  /** Concept and signage decide pricing, papers and the available screens. */
  /** Undefined if the portal doesn't send it. */
  readonly fcf: {
    readonly id?: number | undefined
    readonly concept: string
    readonly signage: string
    readonly subregion: string
  }
  readonly mobilenumber: string
  readonly canOrder: boolean
  readonly canCartUpload: boolean
  readonly isApparels: boolean
  /** True if apparel and non-apparel carts are kept and counted separately. */
  readonly isApparelsstoreCart: boolean
  readonly isessential: boolean
  readonly enableARS: boolean
  readonly enableAFS: boolean
  readonly enablecar: boolean
  readonly enableLedger: boolean
  readonly canViewStorePerformance: boolean
  readonly hasFoodLicense: boolean
  /** A stockist's bank account for payments, for BB and DARP; the bank's newer numbers if there are any. */
  readonly accountNumber?: string | undefined
  readonly hdfcBBaccountNumber?: string | undefined
  readonly DARPVirtualAccountNumber?: string | undefined
  readonly hdfcDARPVirtualAccountNumber?: string | undefined
  readonly offer: string
}

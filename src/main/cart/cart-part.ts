/** An operator's cart is one store's, and of one subcategory, type and brand. */
export interface CartPart {
  readonly user: number
  readonly subcatid: number
  readonly typeid: number
  readonly brandid: number
}

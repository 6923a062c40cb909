/** What is being typed into the cart's fields, by field. It is kept with the cart, so that it outlives the screen. */
export type Drafts = Map<string, string>

const QUANTITY = 'quantity '

export const quantityDraft = (id: number): string => QUANTITY + id

/** The line whose field was left while a quantity was being typed. */
export function lineTyped(drafts: Drafts): number | undefined {
  const field = [...drafts.keys()].find((one) => one.startsWith(QUANTITY))
  return field === undefined ? undefined : Number(field.slice(QUANTITY.length))
}

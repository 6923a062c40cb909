/** The product's label in a control's accessible name; the number distinguishes products with the same name. */
export const calledBy = ({ id, name }: { readonly id: number; readonly name: string }): string => `${name} (${id})`

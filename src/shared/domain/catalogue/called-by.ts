/** How a control says which product it is about: products of one name differ by their number. */
export const calledBy = ({ id, name }: { readonly id: number; readonly name: string }): string => `${name} (${id})`

/** Warehouses and DCs as people call them. */

/** What a warehouse is called, by its id; undefined for one that isn't listed, such as a stockist's. */
export type WarehouseName = (id: number) => string | undefined

export function warehouseNames(
  listed: readonly { readonly id: number; readonly displayName: string }[],
): WarehouseName {
  const names = new Map(listed.map(({ id, displayName }) => [id, displayName]))
  return (id) => names.get(id)
}

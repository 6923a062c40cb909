import type { ProductFacts } from './product.ts'

type Named = Pick<ProductFacts, 'name' | 'brand' | 'category' | 'subcategory' | 'type' | 'size' | 'color'>

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** True if a description says more than a product's name and the facts that stand beside it. */
export function addsToName(description: string, facts: Named): boolean {
  const { name, brand, category, subcategory, type, size, color } = facts
  const known = new Set(wordsIn([name, brand.name, category.name, subcategory.name, type.name, size, color].join(' ')))
  return wordsIn(description).some((word) => !known.has(word))
}

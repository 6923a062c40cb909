/** The music played in a store (document 3, section 2: music is by signage). */

/** Items for the store's own signage, and those for all; the comparison ignores differences in spelling such as case. */
export const ofSignage = <M extends { readonly signage: string }>(
  music: readonly M[],
  signage: string,
): readonly M[] => {
  const own = folded(signage)
  return music.filter((one) => folded(one.signage) === '' || folded(one.signage) === own)
}

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')

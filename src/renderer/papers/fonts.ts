/**
 * Fonts for India's other scripts, in which names are written and for which a computer may have no font. A font is loaded only when a
 * letter of its script is rendered.
 */
import bengaliRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2'
import bengaliBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2'
import devanagariRegular from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2'
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2'
import gujaratiRegular from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2'
import gujaratiBold from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff2'
import gurmukhiRegular from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff2'
import gurmukhiBold from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff2'
import kannadaRegular from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2'
import kannadaBold from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff2'
import malayalamRegular from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2'
import malayalamBold from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-700-normal.woff2'
import oriyaRegular from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2'
import oriyaBold from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-700-normal.woff2'
import tamilRegular from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2'
import tamilBold from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2'
import teluguRegular from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2'
import teluguBold from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-700-normal.woff2'

/**
 * First in every paper's font list: it contains only these letters, and after a system font, Chromium drew boxes on a computer without
 * fonts for these scripts.
 */
const FAMILY = 'Papers Indic'

/**
 * The letters of each script, and its two fonts. Characters that all scripts share, such as the rupee sign, stay in the usual font, except
 * the two zero-width joiners, without which some letters aren't joined correctly.
 */
const SCRIPTS: readonly (readonly [letters: string, regular: string, bold: string])[] = [
  ['U+0900-097F, U+1CD0-1CF9, U+A8E0-A8FF', devanagariRegular, devanagariBold],
  ['U+0980-09FE', bengaliRegular, bengaliBold],
  ['U+0A01-0A76', gurmukhiRegular, gurmukhiBold],
  ['U+0A81-0AFF', gujaratiRegular, gujaratiBold],
  ['U+0B01-0B77', oriyaRegular, oriyaBold],
  ['U+0B82-0BFA', tamilRegular, tamilBold],
  ['U+0C00-0C7F', teluguRegular, teluguBold],
  ['U+0C80-0CF3', kannadaRegular, kannadaBold],
  ['U+0D00-0D7F', malayalamRegular, malayalamBold],
]

for (const [letters, regular, bold] of SCRIPTS) {
  const range = { unicodeRange: `${letters}, U+200C-200D` }
  document.fonts.add(new FontFace(FAMILY, `url(${regular})`, { ...range, weight: '400' }))
  document.fonts.add(new FontFace(FAMILY, `url(${bold})`, { ...range, weight: '700' }))
}

/** Loads the fonts that a text needs, regular and bold: text in a page's margin doesn't load them by itself. */
export async function loadFontsFor(text: string): Promise<void> {
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 8pt "${FAMILY}"`, text)))
}

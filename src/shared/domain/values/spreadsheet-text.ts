/** Text in a cell of a spreadsheet, wherever it goes there: into a file or over the clipboard. */

/** A spreadsheet takes a cell that begins so for a formula; some read the wide signs of East Asia alike. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠\t\r\n\0]/

/** Text that a spreadsheet shows and doesn't run: an apostrophe goes before what would begin a formula. */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

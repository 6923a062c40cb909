/** Beginnings that make a spreadsheet treat a cell as a formula; some programs accept the full-width forms as well. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠\t\r\n\0]/

/** Text that a spreadsheet shows instead of running it: an apostrophe precedes the beginning of a formula. */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

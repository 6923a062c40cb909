/** Converts digits of all scripts to 0 to 9. */

const DIGIT = /\p{Nd}/u

/** Unicode has the ten digits of a script in one run, from zero to nine; only mathematical digits have several adjacent runs. */
const MATHEMATICAL = { from: 0x1d7ce, to: 0x1d7ff }

function digitOf(code: number): number {
  if (code >= MATHEMATICAL.from && code <= MATHEMATICAL.to) return (code - MATHEMATICAL.from) % 10
  let zero = code
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}

/** `२००३६७` and `２００３６７` become `200367`; everything else is unchanged. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))

/** An amount as a paper writes it out: "Rupees One Lakh Twenty Three Thousand … and Fifty Paise Only". */
import type { Paise } from './money.ts'

const UNITS = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** Indian number units, largest first. Crores can be any number. */
const STEPS = [
  { worth: 10_000_000, name: 'Crore' },
  { worth: 100_000, name: 'Lakh' },
  { worth: 1000, name: 'Thousand' },
  { worth: 100, name: 'Hundred' },
]

function inWords(count: number): string {
  if (count < 20) return UNITS[count] ?? ''
  if (count < 100) return [TENS[Math.floor(count / 10)], count % 10 === 0 ? '' : UNITS[count % 10]].join(' ').trim()
  for (const { worth, name } of STEPS) {
    if (count < worth) continue
    const rest = count % worth
    return `${inWords(Math.floor(count / worth))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
  }
  return ''
}

export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(Math.abs(amount) / 100)
  const paise = Math.abs(amount) % 100
  const fraction = paise === 0 ? '' : ` and ${inWords(paise)} Paise`
  return `${amount < 0 ? 'Minus ' : ''}Rupees ${inWords(rupees)}${fraction} Only`
}

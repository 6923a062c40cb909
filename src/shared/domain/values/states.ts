/** India's states and union territories, with all names that portals use. */

/** By GST code: the two-letter code, and the names. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  '01': ['JK', 'Jammu and Kashmir'],
  '02': ['HP', 'Himachal Pradesh'],
  '03': ['PB', 'Punjab'],
  '04': ['CH', 'Chandigarh'],
  '05': ['UK', 'UA', 'Uttarakhand', 'Uttaranchal'],
  '06': ['HR', 'Haryana'],
  '07': ['DL', 'Delhi', 'New Delhi', 'NCT of Delhi', 'Delhi NCT', 'Delhi NCR', 'National Capital Territory of Delhi'],
  '08': ['RJ', 'Rajasthan'],
  '09': ['UP', 'Uttar Pradesh'],
  '10': ['BR', 'Bihar'],
  '11': ['SK', 'Sikkim'],
  '12': ['AR', 'Arunachal Pradesh'],
  '13': ['NL', 'Nagaland'],
  '14': ['MN', 'Manipur'],
  '15': ['MZ', 'Mizoram'],
  '16': ['TR', 'Tripura'],
  '17': ['ML', 'Meghalaya'],
  '18': ['AS', 'Assam'],
  '19': ['WB', 'West Bengal', 'Paschim Banga', 'Bengal'],
  '20': ['JH', 'Jharkhand'],
  '21': ['OD', 'OR', 'Odisha', 'Orissa'],
  '22': ['CG', 'CT', 'Chhattisgarh', 'Chattisgarh', 'Chhatisgarh', 'Chatisgarh'],
  '23': ['MP', 'Madhya Pradesh'],
  '24': ['GJ', 'Gujarat', 'Gujrat'],
  // Two territories until 26 January 2020; 25 was Daman and Diu.
  '26': [
    ...['DD', 'DN', 'DH', 'DNHDD', 'Dadra and Nagar Haveli and Daman and Diu'],
    ...['Dadra and Nagar Haveli', 'Daman and Diu', 'Daman', 'Diu', 'Silvassa'],
  ],
  '27': ['MH', 'Maharashtra', 'Maharastra'],
  '29': ['KA', 'Karnataka'],
  '30': ['GA', 'Goa'],
  '31': ['LD', 'Lakshadweep', 'Lakshadweep Islands', 'Kavaratti'],
  '32': ['KL', 'Kerala', 'Keralam'],
  '33': ['TN', 'Tamil Nadu', 'Tamilnad'],
  '34': ['PY', 'Puducherry', 'Pondicherry'],
  '35': ['AN', 'Andaman and Nicobar Islands', 'Andaman and Nicobar', 'Andamans', 'Port Blair', 'Sri Vijaya Puram'],
  '36': ['TS', 'TG', 'Telangana', 'Telengana'],
  '37': ['AP', 'AD', 'Andhra Pradesh', 'Andhra'],
  '38': ['LA', 'Ladakh', 'Leh', 'Leh Ladakh'],
}

/** The name without spelling differences: case, blanks, dots, dashes, "and" or "&", the code before or after the name. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&|\band\b|\bstate\b|\but\b(?=\W)/g, ' ')
    .replace(/[^\p{L}]+/gu, '')

const codeByName: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([code, names]) => names.map((name) => [plainName(name), code] as const)),
)

/** The size of the cache: prices need the same few names over and over. */
const MOST_KNOWN = 1000
const known = new Map<string, string | undefined>()

/** The GST code of a state, from any of its names, its two letters or the code itself; undefined for an unknown name. */
export function stateCodeOf(name: string): string | undefined {
  if (known.has(name)) return known.get(name)
  const code = codeIn(name)
  if (known.size < MOST_KNOWN) known.set(name, code)
  return code
}

function codeIn(name: string): string | undefined {
  const code = /^\D*(\d{1,2})\D*$/.exec(name)?.[1]?.padStart(2, '0')
  const plain = plainName(name)
  if (plain === '') return code !== undefined && code in STATES ? code : undefined
  return codeByName.get(plain)
}

/** True if both are the same state. Undefined if a name is unknown, unless both are spelt alike. */
export function sameState(one: string, other: string): boolean | undefined {
  const [first, second] = [stateCodeOf(one), stateCodeOf(other)]
  if (first !== undefined && second !== undefined) return first === second
  const [plain, otherPlain] = [plainName(one), plainName(other)]
  return plain === otherPlain && plain !== '' ? true : undefined
}

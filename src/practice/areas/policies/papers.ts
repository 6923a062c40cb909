import { drawnLine, drawnText, latin, type PracticeDocument, pdfOf } from '../../kit/pdf.ts'

const [LEFT_EDGE, RIGHT, TOP] = [56, 539, 770]

/** Contacts, their topics, and their response times. */
const CONTACTS = [
  ['1', 'Area manager', 'Orders, stock, deliveries', '4 hours'],
  ['2', 'Franchise support', 'Payments, returns', '1 day'],
  ['3', 'Till support', 'Till, printer, scanner', '2 hours'],
  ['4', 'Display support', 'Displays, artwork', '2 days'],
  ['5', 'Regional manager', 'Open after level 4', '2 days'],
  ['6', 'Head of franchise', 'Open after level 5', '5 days'],
] as const

const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  north: ['Karan Malhotra', 'Simran Gill', 'Ajay Rawat', 'Neha Bhatia', 'Vivek Chauhan', 'Anita Desai'],
  south: ['Lakshmi Iyer', 'Arun Reddy', 'Divya Menon', 'Prakash Gowda', 'Revathi Nair', 'Anita Desai'],
  west: ['Nikhil Joshi', 'Pooja Shah', 'Sachin Patil', 'Komal Mehta', 'Rajesh Kale', 'Anita Desai'],
  east: ['Sourav Ghosh', 'Rina Das', 'Manoj Sahu', 'Ipsita Roy', 'Biplab Sen', 'Anita Desai'],
}

const mobileOf = (region: string, nth: number): string =>
  `90000 ${11_000 + Object.keys(PEOPLE).indexOf(region) * 1000 + nth * 111}`

/** Rows one below the other, each underlined. */
const table = (columns: readonly number[], rows: readonly (readonly string[])[], from: number, gap: number): string[] =>
  rows.flatMap((row, nth) => [
    ...row.map((text, at) =>
      drawnText({ x: columns[at] ?? LEFT_EDGE, y: from - nth * gap, text, size: 10.5, isBold: nth === 0 }),
    ),
    drawnLine(LEFT_EDGE, RIGHT, from - nth * gap - 10),
  ])

const titled = (title: string, note: string): string[] => [
  drawnText({ x: LEFT_EDGE, y: TOP, text: title, size: 22, isBold: true }),
  drawnText({ x: LEFT_EDGE, y: TOP - 24, text: note, size: 11 }),
]

const paper = (...drawn: readonly string[]): PracticeDocument => ({
  type: 'application/pdf',
  bytes: latin(pdfOf([drawn.join('\n')])),
})

/** `west.pdf`; undefined if no region has this name. */
export function escalationNamed(name: string): PracticeDocument | undefined {
  const region = name.replace(/\.pdf$/, '')
  const people = Object.hasOwn(PEOPLE, region) ? PEOPLE[region] : undefined
  if (people === undefined) return undefined
  const rows = CONTACTS.map(([level, role, what, answer], nth) => [
    level,
    role,
    people[nth] ?? '',
    mobileOf(region, nth),
    what,
    answer,
  ])
  return paper(
    ...titled(
      `Escalation matrix: ${region.charAt(0).toUpperCase()}${region.slice(1)}`,
      'Start at level 1. Without an answer in time, call the next level.',
    ),
    ...table(
      [56, 98, 196, 284, 364, 484],
      [['Level', 'Contact', 'Name', 'Mobile', 'For', 'Answers in'], ...rows],
      700,
      30,
    ),
  )
}

const FIELDS = [
  'Waybill number',
  'Date',
  'Store',
  'Address',
  'Pincode',
  'Sent to',
  'Courier',
  'Docket',
  'Boxes',
  'Weight (kg)',
  'Declared value (Rs.)',
  'E-way bill number',
  'Goods',
  'Packed by',
  'Signature of the courier',
] as const

const STEPS = [
  ['1', 'Weigh', 'Close the parcel and weigh it. Enter the weight in kilograms.'],
  ['2', 'Count', 'Enter the number of boxes. Write 1 of 3, 2 of 3, 3 of 3 on them.'],
  ['3', 'Address', 'Write the warehouse with its pincode, and the store as the sender.'],
  ['4', 'Value', 'From Rs. 50,000 the parcel needs an e-way bill. Enter its number.'],
  ['5', 'Sign', 'The courier signs. Keep a copy for as long as the return is open.'],
] as const

/** The blank waybill, and the one with instructions; undefined for any other name. */
export function waybillNamed(name: string): PracticeDocument | undefined {
  if (name === 'blank.pdf') {
    const rows = [['Field', 'Entry'], ...FIELDS.map((field) => [field, ''])]
    return paper(...titled('Waybill', 'Print it and attach it to the parcel.'), ...table([56, 230], rows, 700, 36))
  }
  if (name === 'how-to-fill-in.pdf') {
    const rows = [['Step', 'Field', 'Entry'], ...STEPS]
    return paper(
      ...titled('Filling in a waybill', 'Five steps, before the courier comes.'),
      ...table([56, 100, 170], rows, 700, 34),
    )
  }
  return undefined
}

/** CSV files of stores and suppliers, and what a reader would find in them. */
/** Product ID and pieces of each row to order. */
export type Expected = readonly (readonly [number, number])[] | 'asked' | 'refused'

export interface Told {
  /** Texts that must be in the message about unread parts. */
  readonly told?: readonly string[]
  readonly expected: Expected
}

export interface CsvCase extends Told {
  readonly name: string
  readonly csv: string
}

const usual = [
  [203608, 12],
  [203610, 18],
] as const
export const CSV_FILES: readonly CsvCase[] = [
  { name: 'two columns, of a quantity of who knows what', csv: 'SKU,Qty Nashik\n203608,3', expected: 'asked' },
  { name: 'what was supplied', csv: 'SKU,Qty Supplied\n203608,3', expected: 'asked' },
  { name: 'two columns', csv: 'Product ID,Quantity\n203608,12\n203610,18', expected: usual },
  { name: 'no names at all', csv: 'x,y\n203608,12\n203610,18', expected: usual },
  { name: 'pieces named', csv: 'Product ID,Qty\n203608,12 pcs\n203610,18 Nos.', expected: usual },
  {
    name: 'thousands',
    csv: 'SKU,Qty\n203608,"1,200"\n203610,"1,20,000"',
    expected: [
      [203608, 1200],
      [203610, 120000],
    ],
  },
  {
    name: 'thousands that the comma cuts',
    csv: 'SKU,Qty,Name\n203608,1,200,Romper\n203610,18,Socks',
    expected: [[203610, 18]],
  },
  {
    name: 'a name that the comma cuts',
    csv: 'SKU,Name,Qty\n203608,Romper, 3 pack,12\n203610,Socks,18',
    expected: [[203610, 18]],
  },
  {
    name: 'a cell that is left out',
    csv: 'SKU,Name,Qty,Rate\n203608,3,100\n203610,Socks,18,99',
    expected: [[203610, 18]],
  },
  {
    name: 'a price that the comma cuts, and no name',
    csv: 'MRP,Stock,SKU,Qty,Name\n1,299.00,72,203608,2,\n99,72,203610,18,Socks',
    expected: [[203610, 18]],
  },
  {
    name: 'blank cells left out at the end',
    csv: 'SKU,Name,Qty,Rate\n203608,Romper,12\n203610,Socks,18',
    expected: usual,
  },
  {
    name: 'a separator at the end of each row',
    csv: 'SKU,Name,Qty\n203608,Romper,12,\n203610,Socks,18,',
    expected: usual,
  },
  { name: 'decimals of nothing', csv: 'Item code,Qty\n203608.0,12.0\n203610.0,18.00', expected: usual },
  { name: 'apostrophes', csv: "Code,Qty\n'203608,'12\n'203610,18", expected: usual },
  { name: 'blanks', csv: 'Code,Qty\n 203608 , 12 \n203610,\u00a018', expected: usual },
  {
    name: 'what is no number',
    csv: 'Code,Qty\n203608,12.5\n203609,1/2\n203611,#N/A\n203612,"1,5"\n203610,18',
    expected: [[203610, 18]],
  },
  {
    name: 'titles above',
    csv: 'Order for Pune store\nDate: 22-11-2026\n\nItem Code,Description,MRP,Qty\n203608,Romper,499,12\n203610,Socks,99,18',
    expected: usual,
  },
  {
    name: 'titles of two cells',
    csv: 'Store,Pune\nContact,Asha\nSKU,Name,Nos\n203608,Romper,12\n203610,Socks,18',
    expected: usual,
  },
  { name: 'titles before two columns', csv: 'My order\nSKU,Pcs\n203608,12\n203610,18', expected: usual },
  { name: 'order before shelf', csv: 'Code,Qty,Order Qty\n203608,90,12\n203610,80,18', expected: usual },
  { name: 'to order', csv: 'Style,Name,Pieces,To order\n203608,Romper,90,12\n203610,Socks,80,18', expected: usual },
  { name: 'stock isn’t a quantity', csv: 'Code,Stock Qty,Qty\n203608,90,12\n203610,80,18', expected: usual },
  { name: 'MRP alone', csv: 'SKU,MRP\n203608,499\n203610,99', expected: 'asked' },
  { name: 'stock alone', csv: 'Product,Stock\n203608,499\n203610,99', expected: 'asked' },
  {
    name: 'quantity on the shelf alone',
    csv: 'Item code,Name,Qty on shelf\n203608,Romper,90\n203610,Socks,80',
    expected: 'asked',
  },
  { name: 'two that could be the quantity', csv: 'Code,Qty,Pcs\n203608,90,12\n203610,80,18', expected: 'asked' },
  {
    name: 'quantities of two stores',
    csv: 'Code,Name,Qty Pune,Qty Nashik\n203608,Romper,12,5\n203610,Socks,18,4',
    expected: 'asked',
  },
  { name: 'boxes', csv: 'Code,Name,Box qty\n203608,Romper,2\n203610,Socks,3', expected: 'asked' },
  { name: 'two that could be the id', csv: 'Item code,SKU,Qty\n203608,871,12\n203610,872,18', expected: 'asked' },
  { name: 'a product ID next to a style', csv: 'Style,Product ID,Qty\n871,203608,12\n872,203610,18', expected: usual },
  { name: 'a style of letters', csv: 'Item code,SKU,Qty\n203608,FC-871,12\n203610,FC-872,18', expected: usual },
  {
    name: 'two rows of names',
    csv: 'Item,Item,Quantity,\nCode,Name,Stock,Order\n203608,Romper,90,12\n203610,Socks,80,18',
    expected: usual,
  },
  {
    name: 'two rows of names, the second of units',
    csv: 'SKU,Name,MRP,Qty\n,,(Rs),(pcs)\n203608,Romper,499,12\n203610,Socks,99,18',
    expected: usual,
  },
  {
    name: 'stock over a bare quantity',
    csv: ',,Stock,To order\nCode,Name,Qty,Qty\n203608,Romper,90,12\n203610,Socks,80,18',
    expected: usual,
  },
  {
    name: 'a second table with names of its own',
    csv: 'SKU,Qty,Name\n203608,12,Romper\n\nName,MRP,SKU,Qty\nSocks,99,203610,18',
    expected: usual,
  },
  {
    name: 'a second table of prices',
    csv: 'SKU,Qty\n203608,12\n203610,18\n\nSKU,MRP\n203611,1399\n203612,499',
    expected: usual,
    told: ['3 rows below the table, from line 5 on'],
  },
  {
    name: 'a second table of prices in the same columns',
    csv: 'Code,Name,Qty\n203608,Romper,12\n203610,Socks,18\n\nCode,Name,MRP\n203611,Ball,1399',
    expected: usual,
    told: ['2 rows below the table'],
  },
  {
    name: 'a second table without known names',
    csv: 'Code,Name,Qty\n203608,Romper,12\n203610,Socks,18\n\nToy,What,Rupees\n203611,Ball,1399',
    expected: usual,
    told: ['from line 5 on'],
  },
  { name: 'tables side by side', csv: 'Code,Qty,,Code,Qty\n203608,12,,203610,18', expected: 'asked' },
  {
    name: 'totals',
    csv: 'Code,Name,Qty\n203608,Romper,12\n203610,Socks,18\nTotal,,30\n,,30',
    expected: usual,
    told: ['2 rows of totals or notes'],
  },
  {
    name: 'a grand total in another column',
    csv: 'Name,Code,Qty\nRomper,203608,12\nSocks,203610,18\nGrand Total,2,30',
    expected: usual,
    told: ['1 row of totals'],
  },
  {
    name: 'a total under two columns',
    csv: 'Code,Qty\n203608,12\n203610,18\nTotal,30',
    expected: usual,
    told: ['1 row of totals'],
  },
  { name: 'names in Hindi', csv: 'कोड,विवरण,मात्रा\n203608,रोम्पर,12\n203610,मोज़े,18', expected: usual },
  {
    name: 'semicolons under a title',
    csv: 'Bestellung; Pune\nSKU;Name;Nos\n203608;Romper, blue;12\n203610;Socks;18',
    expected: usual,
  },
  { name: 'tabs', csv: 'MRP\tUnits\tProduct code\n499\t12\t203608\n99\t18\t203610', expected: usual },
  {
    name: 'a stock list by its title',
    csv: 'Closing stock as on 22 Nov\nCode,Qty\n203608,90\n203610,80',
    expected: 'asked',
  },
  { name: 'a unit column next to the units', csv: 'Code,Unit,Quantity\n203608,NOS,12\n203610,NOS,18', expected: usual },
]

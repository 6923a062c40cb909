/** Words of the trade that stand on screens, explained in a sentence: where they stand, and together behind `?`. */
export const GLOSSARY: Readonly<Record<string, string>> = {
  Owned: 'Stock that lies in the warehouse: it is ordered together, and a large order of it ships free.',
  'DS-JIT':
    'Drop shipment and just in time: a vendor sends it for the warehouse. It is ordered apart, and takes longer.',
  DC: 'Distribution centre: a warehouse that others are supplied from.',
  Stockist: 'A wholesaler that supplies stores from stock of its own; an order of it has a minimum.',
  GAP: 'Pieces that the cart wants and nobody can give at the moment. They aren’t ordered.',
  CPO: 'What goods are packed and shipped by: a load has its number, and may hold several purchase orders.',
  TAT: 'Turnaround time: hours from an order to its shipping. Beyond what it may take it is in danger.',
  AWB: 'Air waybill: the number by which a courier knows a parcel.',
  Load: 'Boxes that leave a warehouse together, with one docket and one invoice.',
  SR: 'Sales return: goods that a store gives back, because of damage or by agreement.',
  RTO: 'Return to origin: goods that go back to where they were sent from.',
  ARS: 'Automatic replenishment: the list of products that a store keeps in stock, each with a target and alternates.',
  'My ARS': 'The store’s own list of automatic replenishment.',
  AFS: 'The cart that the company proposes for a store out of its replenishment; the store looks through it and orders.',
  CAR: 'The same cart, looked through and ordered by an operator in a store’s name.',
  'BB / DARP': 'The two ledgers of a store: each has its own account to pay into.',
  'Dr / Cr': 'As the company’s books have it: a credit of the store is written Dr, a debit Cr.',
  MRP: 'Maximum retail price: what a customer pays at most, tax included.',
  HSN: 'The code by which GST knows what kind of goods it is.',
}

/** What a word means; undefined for one that everybody knows. */
export const meaningOf = (word: string): string | undefined =>
  Object.hasOwn(GLOSSARY, word) ? GLOSSARY[word] : undefined

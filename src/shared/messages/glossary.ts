/** Terms used on screens, each explained in a sentence: beside the term, and all together behind `?`. */
export const GLOSSARY: Readonly<Record<string, string>> = {
  Owned: 'Stock held in the warehouse. It is ordered together, and a large order ships free.',
  'DS-JIT':
    'Drop shipment and just in time: a vendor sends the goods for the warehouse. Ordered separately, and takes longer.',
  DC: 'Distribution centre: a warehouse that supplies other warehouses.',
  Stockist: 'A wholesaler that supplies stores from its own stock. Its orders have a minimum.',
  GAP: 'Pieces in the cart that no warehouse can supply now. They aren’t ordered.',
  CPO: 'The number that goods are packed and shipped under. A load has one, and it can cover several purchase orders.',
  TAT: 'Turnaround time: hours from order to dispatch. An order over its limit is late.',
  AWB: 'Air waybill: the courier’s number for a parcel.',
  Load: 'Boxes that leave a warehouse together, with one docket and one invoice.',
  SR: 'Sales return: goods that a store returns, damaged or by agreement.',
  RTO: 'Return to origin: goods going back to where they were sent from.',
  ARS: 'Automatic replenishment system: the products a store keeps in stock, each with a target stock and alternates.',
  'My ARS': 'Your store’s own automatic replenishment list.',
  AFS: 'The replenishment cart that the company proposes for a store. The store reviews and orders it.',
  CAR: 'The same cart, reviewed and ordered by an operator on a store’s behalf.',
  'BB / DARP': 'The two ledgers of a store. Each is paid into its own account.',
  'In company’s books': 'Dr or Cr as in the company’s books: a credit in this ledger is Dr there, a debit is Cr.',
  'Dr / Cr': 'As in the company’s books: a credit of the store is Dr, a debit is Cr.',
  MRP: 'Maximum retail price: the highest price a customer pays, including tax.',
  HSN: 'The GST code for a type of goods.',
}

/** The meaning of a term; undefined for a commonly known word. */
export const meaningOf = (word: string): string | undefined =>
  Object.hasOwn(GLOSSARY, word) ? GLOSSARY[word] : undefined

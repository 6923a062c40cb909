export const tourMessages = {
  tourOffer: 'New here? Take five steps from a search to an invoice. Nothing on the practice portal is real.',
  tourFind:
    'Press / and type what you need: “romper 0-3 m blue”, a brand or a product ID. Typing errors are corrected, and StoreDesk tells you.',
  tourFill:
    'Import a file of product IDs and quantities. StoreDesk checks every row before it changes the cart. You can also paste, scan or reorder.',
  tourGive:
    'One order per warehouse, with the amount still short of its minimum. A line with a gap shows how many pieces are short and why: press GAP to see them all. Ctrl+Z undoes any change.',
  tourPlace:
    'Each warehouse gets its own purchase order. StoreDesk saves it before sending, so no order is lost or placed twice, even in a power cut.',
  tourFollow:
    'Every order is here, with its loads, boxes and invoice. Press Ctrl+K to go anywhere, and ? for all shortcuts and terms.',
} as const

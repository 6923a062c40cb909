/** What somebody who is new is told. */
export const tourMessages = {
  tourOffer: 'New here? Five steps lead from a search to an invoice. Nothing on the practice portal is real.',
  tourFind:
    'Press / and type what you would say: “romper 0-3 m blue”, a brand, or a product’s id. A slip is mended, and the screen says so.',
  tourFill:
    'Import a file of ids and quantities: every row gets its verdict before anything is taken. Pasting, scanning and ordering again end up here, too.',
  tourGive:
    'One order for each warehouse, with what is missing to its minimum. A line that can’t be filled says by how much, and why. Ctrl+Z takes anything back.',
  tourPlace:
    'Each warehouse gets its purchase order. It is written down before it is sent: none is lost, and none is sent twice, not even by a power cut.',
  tourFollow:
    'Here is every order, with its loads, its boxes and its invoice. Ctrl+K leads anywhere; ? has all keys and explains the words.',
} as const

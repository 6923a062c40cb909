/** The counts of arrived loads, on disk: they survive a crash, a restart and a sign-out. */
import { z } from 'zod'
import type { Receiving, UnknownPieces } from '../../shared/bridge/receiving.ts'
import type { Counted } from '../../shared/domain/receiving/received.ts'
import type { Database } from '../store/database.ts'

export interface ReceivedLoads {
  of(load: string): Receiving
  count(load: string, counted: Counted): void
  /** Marks the product as not counted. */
  uncount(load: string, id: number): void
  setBox(load: string, box: string, isHere: boolean): void
  /** Sets the pieces that wait for an answer; 0 for none. */
  ask(load: string, unknownPieces: UnknownPieces): void
  forget(load: string): void
}

const product = z.object({ id: z.number(), counted: z.number(), damaged: z.number() })
const waiting = z.object({ id: z.number(), pieces: z.number() })
const box = z.object({ box: z.string() })

export function createReceivedLoads(db: Database): ReceivedLoads {
  const products = db.prepare('SELECT product_id AS id, counted, damaged FROM received_products WHERE load = ?')
  const boxes = db.prepare('SELECT box FROM received_boxes WHERE load = ?')
  const setProduct = db.prepare(
    `INSERT INTO received_products (load, product_id, counted, damaged) VALUES (?, ?, ?, ?)
     ON CONFLICT (load, product_id) DO UPDATE SET counted = excluded.counted, damaged = excluded.damaged`,
  )
  const dropProduct = db.prepare('DELETE FROM received_products WHERE load = ? AND product_id = ?')
  const dropProducts = db.prepare('DELETE FROM received_products WHERE load = ?')
  const setBox = db.prepare('INSERT OR IGNORE INTO received_boxes (load, box) VALUES (?, ?)')
  const dropBox = db.prepare('DELETE FROM received_boxes WHERE load = ? AND box = ?')
  const selectUnknown = db.prepare('SELECT product_id AS id, pieces FROM received_asked WHERE load = ? ORDER BY rowid')
  const putUnknown = db.prepare(
    `INSERT INTO received_asked (load, product_id, pieces) VALUES (?, ?, ?)
     ON CONFLICT (load, product_id) DO UPDATE SET pieces = excluded.pieces`,
  )
  const dropOne = db.prepare('DELETE FROM received_asked WHERE load = ? AND product_id = ?')
  const dropUnknown = db.prepare('DELETE FROM received_asked WHERE load = ?')
  const dropBoxes = db.prepare('DELETE FROM received_boxes WHERE load = ?')
  return {
    of: (load) => {
      const open = selectUnknown.all(load).map((row) => waiting.parse(row))
      return {
        boxes: boxes.all(load).map((row) => box.parse(row).box),
        products: products.all(load).map((row) => product.parse(row)),
        ...(open.length > 0 && { asked: open }),
      }
    },
    count: (load, { id, counted, damaged }) => {
      setProduct.run(load, id, counted, damaged)
    },
    uncount: (load, id) => {
      dropProduct.run(load, id)
    },
    setBox: (load, number, isHere) => {
      const statement = isHere ? setBox : dropBox
      statement.run(load, number)
    },
    ask: (load, { id, pieces }) => {
      if (pieces > 0) putUnknown.run(load, id, pieces)
      else dropOne.run(load, id)
    },
    forget: db.transaction((load: string) => {
      dropProducts.run(load)
      dropBoxes.run(load)
      dropUnknown.run(load)
    }),
  }
}

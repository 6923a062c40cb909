/** The books of the signed-in store's carts; another store's are forgotten. */
import { useEffect, useState } from 'react'
import { type StoreApi, useStore as useZustand } from 'zustand'
import type { CartSnapshot, CartType } from '../../../shared/domain/cart.ts'
import { type BookState, type CartBook, createCartBook } from './cart-book.ts'

const books = new Map<CartType, CartBook>()
let owner: number | undefined

function bookOf(storeId: number, cartType: CartType, snapshot: CartSnapshot): CartBook {
  if (owner !== storeId) books.clear()
  owner = storeId
  const known = books.get(cartType)
  if (known !== undefined) return known
  const book = createCartBook(cartType, snapshot)
  books.set(cartType, book)
  return book
}

/** The book of a cart, kept up to what main last told. */
export function useBook(storeId: number, cartType: CartType, snapshot: CartSnapshot): CartBook {
  const book = bookOf(storeId, cartType, snapshot)
  useEffect(() => book.load(snapshot), [book, snapshot])
  return book
}

const QUANTITY = 'quantity '

/** The field of a line's quantity, and the line whose field was left while a quantity was being typed. */
export const quantityDraft = (id: number): string => QUANTITY + id
export function lineTyped({ drafts }: CartBook): number | undefined {
  const field = [...drafts.keys()].find((one) => one.startsWith(QUANTITY))
  return field === undefined ? undefined : Number(field.slice(QUANTITY.length))
}

/** What is typed into a field of the cart, kept with the book. Undefined while nothing is. */
export function useDraft(
  book: CartBook,
  field: string,
): readonly [string | undefined, (text: string | undefined) => void] {
  const [text, setText] = useState(() => book.drafts.get(field))
  const keep = (next: string | undefined) => {
    if (next === undefined || next === '') book.drafts.delete(field)
    else book.drafts.set(field, next)
    setText(next)
  }
  return [text, keep]
}

export const useBookState = <T>(book: { readonly store: StoreApi<BookState> }, select: (state: BookState) => T): T =>
  useZustand(book.store, select)

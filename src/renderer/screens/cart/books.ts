/** The books of the signed-in store's carts; another store's are forgotten. */
import { useEffect, useRef } from 'react'
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
  const loaded = useRef<CartSnapshot>(undefined)
  useEffect(() => {
    if (loaded.current === snapshot) return
    loaded.current = snapshot
    book.load(snapshot)
  }, [book, snapshot])
  return book
}

export const useBookState = <T>(book: { readonly store: StoreApi<BookState> }, select: (state: BookState) => T): T =>
  useZustand(book.store, select)

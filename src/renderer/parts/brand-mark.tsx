/** The logo: a store's awning over a counter. `size` is in pixels at normal text size. */
import { rem } from '@mantine/core'

export function BrandMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg style={{ width: rem(size), height: rem(size) }} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M3 10.5 5 4h14l2 6.5" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      <path
        d="M3 10.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0"
        stroke="#f7be57"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M5 15.5v4.5h14v-4.5M5 17.8h14" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
    </svg>
  )
}

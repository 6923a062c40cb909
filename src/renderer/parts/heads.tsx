/** The headings of a small table. */
export interface HeadsProps {
  /** Titles; `text` aligns left, `minor` is hidden where there is no room. */
  readonly of: readonly (string | readonly [title: string, kind: 'text' | 'minor'])[]
  readonly className?: string | undefined
}

export const Heads = ({ of, className }: HeadsProps) => (
  <thead>
    <tr className={className}>
      {of.map((one) => {
        const [title, kind] = typeof one === 'string' ? [one] : one
        return (
          <th
            key={title}
            scope="col"
            data-text={kind === 'text' || undefined}
            data-minor={kind === 'minor' || undefined}
          >
            {title}
          </th>
        )
      })}
    </tr>
  </thead>
)

/** Text lines below a document's title; empty ones take no room. */

export interface ItemLinesProps {
  readonly lines?: readonly string[] | undefined
  readonly className: string | undefined
}

export const ItemLines = ({ lines = [], className }: ItemLinesProps) =>
  lines
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className={className}>
        {line}
      </span>
    ))

/** The text being typed into fields, by field. It is kept with the model that it belongs to, so it survives leaving the screen. */
import { useReducer } from 'react'

export type Drafts = Map<string, string>

const NUMBER = 'number '

export const numberDraft = (id: number): string => NUMBER + id

/** The id of the row whose field was unmounted while a number was being typed. */
export function idTyped(drafts: Drafts): number | undefined {
  const field = [...drafts.keys()].find((one) => one.startsWith(NUMBER))
  return field === undefined ? undefined : Number(field.slice(NUMBER.length))
}

/** The text of a field; undefined while nothing has been typed into it. */
export function useDraft(
  drafts: Drafts,
  field: string,
): readonly [string | undefined, (text: string | undefined) => void] {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const keep = (next: string | undefined) => {
    if (next === undefined) drafts.delete(field)
    else drafts.set(field, next)
    redraw()
  }
  return [drafts.get(field), keep]
}

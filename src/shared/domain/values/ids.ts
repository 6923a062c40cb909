/** Ids from the portal. A missing id is never sent, nor is 0 in its place, which may be a real id. */

/** In data stored by older versions, 0 stands for a missing id. */
export const isKnownId = (id: number | undefined): id is number => id !== undefined && id > 0

/** The id of a request. @throws RangeError if it is missing: the caller has to check that first, and show why there is no request. */
export function requiredId(id: number | undefined): number {
  if (!isKnownId(id)) throw new RangeError('An id that is not told was to be sent')
  return id
}

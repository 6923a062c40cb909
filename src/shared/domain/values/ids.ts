/** Ids as the portal tells them. One that isn't told is never sent: not as 0, which may be somebody's. */

/** 0 stands for an id that isn't told in what was kept by older versions. */
export const isTold = (id: number | undefined): id is number => id !== undefined && id > 0

/** The id of a request. @throws RangeError where it isn't told: whoever asks has to see to that, and say why it isn't asked. */
export function toldId(id: number | undefined): number {
  if (!isTold(id)) throw new RangeError('An id that is not told was to be sent')
  return id
}

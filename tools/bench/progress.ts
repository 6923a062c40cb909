/** What a person sees of a bench that runs: results on standard output, and what runs at the moment beside them. */

const { stderr } = process

/** At a terminal the next thing that is told takes its place. */
export function doing(what: string): void {
  if (stderr.isTTY) stderr.write(`\r\u001B[K${`${what} …`.slice(0, stderr.columns - 1)}`)
  else stderr.write(`${what} …\n`)
}

export function tell(line: string): void {
  if (stderr.isTTY) stderr.write('\r\u001B[K')
  console.log(line)
}

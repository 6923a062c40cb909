/** The bench's output to the user: results on stdout, the current activity on stderr. */

const { stderr } = process

/** On a terminal the next message replaces this one. */
export function doing(what: string): void {
  if (stderr.isTTY) stderr.write(`\r\u001B[K${`${what} …`.slice(0, stderr.columns - 1)}`)
  else stderr.write(`${what} …\n`)
}

export function tell(line: string): void {
  if (stderr.isTTY) stderr.write('\r\u001B[K')
  console.log(line)
}

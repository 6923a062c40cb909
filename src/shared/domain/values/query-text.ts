/** The query string of an address: `a=1&b=two+words`, '' for nothing. */

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')

export const queryText = (params: readonly (readonly [name: string, value: string | number | boolean])[]): string =>
  params.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join('&')

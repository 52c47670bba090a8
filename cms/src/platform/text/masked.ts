/** An address as its owner knows it again and nobody else learns it: `a…@example.org`. */
export function masked(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  const [first = ''] = local;
  return `${first}…@${domain}`;
}

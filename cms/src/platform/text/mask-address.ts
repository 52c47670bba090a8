/** An address that its owner recognises and that reveals nothing to others: `a…@example.org`. */
export function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  const [first = ''] = local;
  return `${first}…@${domain}`;
}

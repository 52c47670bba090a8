/** SHA-256 of each operation's text in cms/persisted-operations.json. */
export const operationHashes: Readonly<Record<string, string>> = {
  AdScript: 'd0711a3961ac277d7256e00df839a4a5c2304959e130a15e93b1996b7791826c',
  ArticlePage: 'cc1c1843e15843f00bfb7540e175fbc10576224bc660c4fb5b2bf7041eaea397',
  HomePage: '4c59924a8fd4e0f56fc69eaa3b31e75395dfa069b1931b2358e05e7e5d7c289f',
};

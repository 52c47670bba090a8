/** SHA-256 of each operation's text in cms/persisted-operations.json. */
export const operationHashes: Readonly<Record<string, string>> = {
  AdScript: 'd0711a3961ac277d7256e00df839a4a5c2304959e130a15e93b1996b7791826c',
  ArticlePage: '76d9db72ce870c3c414ccfe55bbdd113749f8978befede776a470f405e50a823',
  HomePage: '916e0e28ef8bc7145359617acaae42f1f88aedc9a961455a09d4bf76eb07fba5',
};

/** SHA-256 of each operation's text in cms/persisted-operations.json. */
export const operationHashes: Readonly<Record<string, string>> = {
  AdScript: 'd0711a3961ac277d7256e00df839a4a5c2304959e130a15e93b1996b7791826c',
  ArticlePage: '76d9db72ce870c3c414ccfe55bbdd113749f8978befede776a470f405e50a823',
  Feed: 'ab6964f47ff1034cf2d069bced9426fe195486e7dc3e749be04a3f6cdcdb45c6',
  HomePage: '916e0e28ef8bc7145359617acaae42f1f88aedc9a961455a09d4bf76eb07fba5',
  SitemapArticles: '52eaa0f779b78c7d0b99611b2ae03d1dc4ff4011a8518f7a16684e9f295c4746',
  SitemapCategories: 'b78fee0584be2852e486628dd64fe725ea659c3ad1e59f42cd6c3fbfb09a59eb',
};

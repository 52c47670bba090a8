/** SHA-256 of each operation's text in cms/persisted-operations.json. */
export const operationHashes: Readonly<Record<string, string>> = {
  AdScript: 'd0711a3961ac277d7256e00df839a4a5c2304959e130a15e93b1996b7791826c',
  ArticlePage: '76d9db72ce870c3c414ccfe55bbdd113749f8978befede776a470f405e50a823',
  Feed: 'ab6964f47ff1034cf2d069bced9426fe195486e7dc3e749be04a3f6cdcdb45c6',
  HomePage: '916e0e28ef8bc7145359617acaae42f1f88aedc9a961455a09d4bf76eb07fba5',
  SitemapArticles: '038f96f6df8b72cbebf6cd0515dad2ef77371e17d2ec84c054fe37f4e913988c',
  SitemapCategories: 'b78fee0584be2852e486628dd64fe725ea659c3ad1e59f42cd6c3fbfb09a59eb',
};

/** SHA-256 of each operation's text in cms/persisted-operations.json. */
export const operationHashes: Readonly<Record<string, string>> = {
  AdScript: 'd0711a3961ac277d7256e00df839a4a5c2304959e130a15e93b1996b7791826c',
  ArticlePage: 'a1fd319bd7ec0b764a343378601e351ef33a30791800921759e39eee50b57aa1',
  Feed: 'ae8ca37e53e8a0388d772a1d44c27b2216b0d13974e2e5a9a19c653bef1cda31',
  HomePage: 'a03275ec9d1881b54581688e3b1371996fc4d611f68c87871a2707910d154f36',
  SitemapArticles: '52eaa0f779b78c7d0b99611b2ae03d1dc4ff4011a8518f7a16684e9f295c4746',
  SitemapCategories: 'b78fee0584be2852e486628dd64fe725ea659c3ad1e59f42cd6c3fbfb09a59eb',
};

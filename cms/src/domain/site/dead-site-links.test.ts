import { listShownLinks } from './dead-site-links';

test('names each link that readers see by its list, its row and its text', () => {
  const nothing = {
    name: null,
    copyright: null,
    contactEmail: null,
    editorsEmail: null,
    lightColor: null,
    darkColor: null,
  };
  const links = [
    { text: 'Naps', url: '/naps' },
    { text: 'Dreams', url: '/dreams' },
  ];
  expect(
    listShownLinks({
      ...nothing,
      headerLinks: links.slice(1),
      socialLinks: [],
      footerColumns: [{ text: 'Rest', url: '/sleep', links }],
      footerTools: links,
      footerToolsChoice: 'none',
      footerLinks: [],
    }).map(({ field, place }) => [field, place]),
  ).toEqual([
    ['headerLinks.0.url', 'Links in the header, row 1, “Dreams”'],
    ['footerColumns.0.url', 'Columns of the footer, row 1, “Rest”'],
    ['footerColumns.0.links.0.url', 'Columns of the footer, “Rest”, row 1, “Naps”'],
    ['footerColumns.0.links.1.url', 'Columns of the footer, “Rest”, row 2, “Dreams”'],
  ]);
});

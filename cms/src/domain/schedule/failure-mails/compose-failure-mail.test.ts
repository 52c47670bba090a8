import { composeFailureMail } from './compose-failure-mail';

const job = {
  documentId: 'abc',
  type: 'api::blog.blog',
  action: 'publish' as const,
  title: 'Sleep & rest',
  dueAt: Date.parse('2026-12-03T07:00:00Z'),
  timeZone: 'Europe/Vienna',
  setBy: { id: 1, name: 'Ann Lee' },
  note: 'Its category “Naps” has been deleted.',
};
const FORM = 'https://example.org/admin/content-manager/collection-types/api::blog.blog/abc';

test('one failure is named in the subject, with its reason and a link to the form', () => {
  const mail = composeFailureMail([job], { to: 'ann@example.org', as: 'setter' }, 'https://example.org');
  expect(mail).toMatchObject({
    to: 'ann@example.org',
    subject: '“Sleep & rest” was not published',
    why: expect.stringContaining('you planned it'),
  });
  expect(mail.parts).toEqual([
    expect.stringMatching(
      /to be published on Thursday, December 3, 2026 at 8:00\sAM \(Europe\/Vienna\), as Ann Lee had planned/,
    ),
    { is: 'quote', text: 'Its category “Naps” has been deleted.' },
    { is: 'link', text: 'Open the article', url: FORM },
  ]);
});

test('several are one mail, each with its link', () => {
  const other = { ...job, documentId: 'def', action: 'unpublish' as const, title: 'Naps' };
  const mail = composeFailureMail([job, other], { to: 'desk@example.org', as: 'editors' }, '');
  expect(mail.subject).toBe('2 articles were not published or unpublished');
  expect(mail.parts.filter((part) => typeof part !== 'string' && part.is === 'note')).toHaveLength(2);
});

test('a very long title is cut in the subject', () => {
  const mail = composeFailureMail([{ ...job, title: 'ä'.repeat(200) }], { to: 'a@b.c', as: 'setter' }, '');
  expect(mail.subject).toBe(`“${'ä'.repeat(80)}…” was not published`);
});

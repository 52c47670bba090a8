import { articleAnswer } from '../../../test/articles';
import { site } from '../../../test/show-site';
import { videoBlock } from '../../blocks/video/VideoBlock.fixture';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { filmThings } from './filmThings';

const FILE = { ...videoBlock, url: '/uploads/stretching.mp4' };

function films(changes: Partial<ArticleLayoutFragment> = {}) {
  const told = {
    slug: 'sleep-well',
    title: 'Sleep well',
    layout: 'VIDEO' as const,
    content: [FILE],
    ...changes,
  };
  const { article } = articleAnswer(told);
  if (!article) throw new Error('There is no article.');
  return filmThings(article, site);
}

test('the film that an article begins with: what it is called, when it came, its picture and its file', () => {
  expect(films()).toEqual([
    {
      '@type': 'VideoObject',
      '@id': 'https://health.example/blog/sleep-well#film',
      name: 'Sleep well',
      description: videoBlock.caption,
      thumbnailUrl: 'https://health.example/styleguide/1600x1000.webp',
      uploadDate: '2026-03-01T08:00:00.000Z',
      contentUrl: 'https://health.example/uploads/stretching.mp4',
      isPartOf: { '@id': 'https://health.example/blog/sleep-well#article' },
    },
  ]);
});

test('one of YouTube or Vimeo plays in their player', () => {
  const [shown] = films({ layout: 'VIDEO_LEAD', content: [videoBlock] });
  expect(shown).toHaveProperty(
    'embedUrl',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/),
  );
  expect(shown).not.toHaveProperty('contentUrl');
});

test('without a caption the article says what it shows, and without both nothing does', () => {
  const content = [{ ...FILE, caption: null }];
  expect(films({ content, description: 'How to.' })[0]).toHaveProperty('description', 'How to.');
  expect(films({ content, description: null })[0]).not.toHaveProperty('description');
});

test.each<[string, Partial<ArticleLayoutFragment>]>([
  ['an article of another layout', { layout: 'MINIMALIST' }],
  ['an article without a film', { content: [] }],
  ['a film without a poster', { content: [{ ...FILE, poster: null }] }],
  [
    'an embed, which has none',
    { content: [{ __typename: 'EmbedBlock', url: 'https://vimeo.com/76979871', caption: null }] },
  ],
  ['a page of a film site that is no film', { content: [{ ...FILE, url: 'https://www.youtube.com/@us' }] }],
  ['what is to be heard', { content: [{ ...FILE, url: 'https://soundcloud.com/artist/track' }] }],
])('%s tells of none', (_, changes) => {
  expect(films(changes)).toEqual([]);
});

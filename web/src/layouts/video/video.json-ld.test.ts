import { articleResponse } from '../../../test/responses/articles';
import { testSite } from '../../../test/show-site';
import { videoBlock } from '../../blocks/types/video/VideoBlock.fixture';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { videoJsonLd } from './video.json-ld';

const FILE = { ...videoBlock, url: '/uploads/stretching.mp4' };

function films(changes: Partial<ArticleLayoutFragment> = {}) {
  const fields = {
    slug: 'sleep-well',
    title: 'Sleep well',
    layout: 'VIDEO' as const,
    content: [FILE],
    ...changes,
  };
  const { article } = articleResponse(fields);
  if (!article) throw new Error('There is no article.');
  return videoJsonLd(article, testSite);
}

test('describes the leading video with name, upload date, thumbnail and file', () => {
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

test.each([
  [videoBlock.url, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
])('gives the video %s an embed URL and no content URL', (url, player) => {
  const [shown] = films({ layout: 'VIDEO_LEAD', content: [{ ...videoBlock, url }] });
  expect(shown).toHaveProperty('embedUrl', expect.stringContaining(player));
  expect(shown).not.toHaveProperty('contentUrl');
});

test('falls back to the article’s description without a caption, and to none without both', () => {
  const content = [{ ...FILE, caption: null }];
  expect(films({ content, description: 'How to.' })[0]).toHaveProperty('description', 'How to.');
  expect(films({ content, description: null })[0]).not.toHaveProperty('description');
});

test.each<[string, Partial<ArticleLayoutFragment>]>([
  ['an article of another layout', { layout: 'MINIMALIST' }],
  ['an article without a video', { content: [] }],
  ['a video without a poster', { content: [{ ...FILE, poster: null }] }],
  ['an embed', { content: [{ __typename: 'EmbedBlock', url: 'https://vimeo.com/76979871', caption: null }] }],
  ['a YouTube page that is not a video', { content: [{ ...FILE, url: 'https://www.youtube.com/@us' }] }],
  ['an audio track', { content: [{ ...FILE, url: 'https://soundcloud.com/artist/track' }] }],
])('returns nothing for %s', (_, changes) => {
  expect(films(changes)).toEqual([]);
});

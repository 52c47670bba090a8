import type { BlockFragment } from '../../blocks/Blocks.gen';
import { splitLead } from './splitLead';

const heading: BlockFragment = { __typename: 'HeadingBlock', text: 'Why', level: 2 };
const embed: BlockFragment = { __typename: 'EmbedBlock', url: 'https://example.org/', caption: null };
const video = (url: string): BlockFragment => ({
  __typename: 'VideoBlock',
  url,
  caption: null,
  poster: null,
});

test('the first video leads, before an embed that comes earlier', () => {
  const [one, two] = [video('/one.mp4'), video('/two.mp4')];
  expect(splitLead([heading, embed, one, two])).toEqual({ lead: one, rest: [heading, embed, two] });
});

test('an embed leads where there is no video, and nothing where there is neither', () => {
  expect(splitLead([heading, embed])).toEqual({ lead: embed, rest: [heading] });
  expect(splitLead([heading])).toEqual({ lead: undefined, rest: [heading] });
});

import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { splitLead } from './split-lead';

const heading: BlockFragment = { __typename: 'HeadingBlock', text: 'Why', level: 2 };
const embed: BlockFragment = { __typename: 'EmbedBlock', url: 'https://example.org/', caption: null };
const video = (url: string): BlockFragment => ({
  __typename: 'VideoBlock',
  url,
  caption: null,
  poster: null,
});

test('leads with the first video, even after an earlier embed', () => {
  const [one, two] = [video('/one.mp4'), video('/two.mp4')];
  expect(splitLead([heading, embed, one, two])).toEqual({ lead: one, rest: [heading, embed, two] });
});

test('leads with an embed when there is no video, and with nothing without either', () => {
  expect(splitLead([heading, embed])).toEqual({ lead: embed, rest: [heading] });
  expect(splitLead([heading])).toEqual({ lead: undefined, rest: [heading] });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CATALOGUE } from './catalogue';
import { TOPIC_PLACEMENTS } from './topic-placements';

const inYaml = v.parse(
  v.array(v.object({ key: v.string() })),
  parse(readFileSync(join(__dirname, 'placements.yaml'), 'utf8')),
);
const find = (key: string) => TOPIC_PLACEMENTS.find((placement) => placement.key === key);

it.each(CATALOGUE)(
  '$name has the four lists that its hub asks for, filled from the topic',
  ({ name, key, hub }) => {
    const list = (title: string) => ({ title, topic: name, blogs: [] });
    expect(find(`${key}-build-your-routine`)).toMatchObject(list(hub.routine));
    expect(find(`${key}-featured`)).toMatchObject(list(hub.featured));
    expect(find(`${key}-brand-news`)).toMatchObject(list(hub.carousel));
    expect(find(`${key}-latest-stories`)).toMatchObject(list(hub.latest));
  },
);

it('there are no others, and no key twice', () => {
  expect(TOPIC_PLACEMENTS).toHaveLength(31 * 4);
  const keys = [...TOPIC_PLACEMENTS, ...inYaml].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

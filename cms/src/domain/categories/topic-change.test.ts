import { slugify } from '../../platform/shared/slug.gen';
import { topicValueFromName } from './placement-key';
import { topicChangeRefusal, topicDeletionRefusal } from './topic-change';

const topic = (name: string, kind = 'topic') => ({
  name,
  slug: slugify(name),
  kind,
  value: kind === 'topic' ? topicValueFromName(name) : null,
});

test.each([
  ['Sleep', 'Sleep & Rest', '/sleep'],
  ["Men's Health", 'Health of Men', '/mens-health'],
])('refuses to rename the topic %s of the specification to %s', (name, wanted, address) => {
  const refusal = topicChangeRefusal(topic(name), { name: wanted });
  expect(refusal?.field).toBe('name');
  expect(refusal?.message).toContain(address);
  expect(refusal?.message).toContain('fill in “Name in Popular Topics”');
});

test('allows a change of such a topic that keeps its address', () => {
  expect(topicChangeRefusal(topic("Men's Health"), { name: 'Men’s health' })).toBeUndefined();
  expect(topicChangeRefusal(topic('Sleep'), { name: 'SLEEP' })).toBeUndefined();
  expect(topicChangeRefusal(topic('Sleep'), { name: 'Sleep', kind: 'topic', hub: {} })).toBeUndefined();
  expect(topicChangeRefusal(topic('Sleep'), {})).toBeUndefined();
});

test('refuses to turn such a topic into a sub-topic and to remove its hub', () => {
  expect(topicChangeRefusal(topic('Sleep'), { kind: 'sub-topic' })).toMatchObject({ field: 'kind' });
  expect(topicChangeRefusal(topic('Sleep'), { hub: null })).toMatchObject({ field: 'hub' });
});

test('allows any change of sub-topics and of topics that editors added', () => {
  const travel = topic('Travel');
  expect(topicChangeRefusal(travel, { name: 'Going Away', kind: 'sub-topic', hub: null })).toBeUndefined();
  expect(topicChangeRefusal(topic('Insomnia', 'sub-topic'), { name: 'Sleeplessness' })).toBeUndefined();
  expect(topicChangeRefusal({ ...travel, name: 'Sleep', slug: 'sleep' }, { name: 'Rest' })).toBeUndefined();
});

test.each([
  ['Sleep', '/sleep'],
  ["Men's Health", '/mens-health'],
])('refuses to delete the topic %s of the specification', (name, address) => {
  const refusal = topicDeletionRefusal(topic(name));
  expect(refusal).toContain(`“${name}” cannot be deleted: the site has a page for it at ${address}`);
  expect(refusal).toContain('fill in “Name in Popular Topics”');
});

test('allows deleting sub-topics and topics that editors added', () => {
  expect(topicDeletionRefusal(topic('Travel'))).toBeUndefined();
  expect(topicDeletionRefusal(topic('Sleep', 'sub-topic'))).toBeUndefined();
});

import { hubTopicDeletionRefusal, hubTopicRefusal } from './hub-topic-change';

const topic = (name: string) => ({ name, kind: 'topic' });

test.each([
  ['Sleep', 'Sleep & Rest', '/sleep'],
  ["Men's Health", 'Health of Men', '/mens-health'],
  ['Sleep', 'SLEEP', '/sleep'],
])('%s cannot become %s: the sentence says why and what to do instead', (name, wanted, address) => {
  const refusal = hubTopicRefusal(topic(name), { name: wanted });
  expect(refusal?.field).toBe('name');
  expect(refusal?.message).toContain(address);
  expect(refusal?.message).toContain('fill in “Name in Popular Topics”');
});

test('it can be spelled otherwise where that changes neither its address nor its lists', () => {
  expect(hubTopicRefusal(topic("Men's Health"), { name: 'Men’s health' })).toBeUndefined();
  expect(hubTopicRefusal(topic('Sleep'), { name: 'Sleep', kind: 'topic' })).toBeUndefined();
  expect(hubTopicRefusal(topic('Sleep'), {})).toBeUndefined();
});

test('it stays a topic', () => {
  expect(hubTopicRefusal(topic('Sleep'), { kind: 'sub-topic' })).toMatchObject({ field: 'kind' });
});

test('topics without a hub, and sub-topics, go by any name', () => {
  expect(hubTopicRefusal(topic('Travel'), { name: 'Going Away' })).toBeUndefined();
  expect(hubTopicRefusal({ name: 'Insomnia', kind: 'sub-topic' }, { name: 'Sleeplessness' })).toBeUndefined();
});

test.each([
  ['Sleep', '/sleep'],
  ["Men's Health", '/mens-health'],
])('%s cannot be deleted: the sentence says why and what to do instead', (name, address) => {
  const refusal = hubTopicDeletionRefusal(topic(name));
  expect(refusal).toContain(`“${name}” cannot be deleted: the site has a page for it at ${address}`);
  expect(refusal).toContain('fill in “Name in Popular Topics”');
});

test('topics without a hub, and sub-topics, can be deleted', () => {
  expect(hubTopicDeletionRefusal(topic('Travel'))).toBeUndefined();
  expect(hubTopicDeletionRefusal({ name: 'Sleep', kind: 'sub-topic' })).toBeUndefined();
});

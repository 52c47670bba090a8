import { hubTopicDeletionRefusal, hubTopicRefusal } from './hub-topic-change';

const topic = (name: string) => ({ name, kind: 'topic' });

test.each([
  ['Sleep', 'Sleep & Rest', '/sleep'],
  ["Men's Health", 'Health of Men', '/mens-health'],
  ['Sleep', 'SLEEP', '/sleep'],
])('refuses to rename the hub topic %s to %s and suggests an alternative', (name, wanted, address) => {
  const refusal = hubTopicRefusal(topic(name), { name: wanted });
  expect(refusal?.field).toBe('name');
  expect(refusal?.message).toContain(address);
  expect(refusal?.message).toContain('fill in “Name in Popular Topics”');
});

test('allows a hub topic update that changes neither its slug nor its key', () => {
  expect(hubTopicRefusal(topic("Men's Health"), { name: 'Men’s health' })).toBeUndefined();
  expect(hubTopicRefusal(topic('Sleep'), { name: 'Sleep', kind: 'topic' })).toBeUndefined();
  expect(hubTopicRefusal(topic('Sleep'), {})).toBeUndefined();
});

test('refuses to turn a hub topic into a sub-topic', () => {
  expect(hubTopicRefusal(topic('Sleep'), { kind: 'sub-topic' })).toMatchObject({ field: 'kind' });
});

test('allows any new name for sub-topics and for topics without a hub', () => {
  expect(hubTopicRefusal(topic('Travel'), { name: 'Going Away' })).toBeUndefined();
  expect(hubTopicRefusal({ name: 'Insomnia', kind: 'sub-topic' }, { name: 'Sleeplessness' })).toBeUndefined();
});

test.each([
  ['Sleep', '/sleep'],
  ["Men's Health", '/mens-health'],
])('refuses to delete the hub topic %s and suggests an alternative', (name, address) => {
  const refusal = hubTopicDeletionRefusal(topic(name));
  expect(refusal).toContain(`“${name}” cannot be deleted: the site has a page for it at ${address}`);
  expect(refusal).toContain('fill in “Name in Popular Topics”');
});

test('allows deleting sub-topics and topics without a hub', () => {
  expect(hubTopicDeletionRefusal(topic('Travel'))).toBeUndefined();
  expect(hubTopicDeletionRefusal({ name: 'Sleep', kind: 'sub-topic' })).toBeUndefined();
});

import { CATALOGUE } from '../../../content/catalogue';
import { freeTopicValue, isSpecifiedTopic, specifiedHub } from './topic-value';

test('a topic’s value is made of its name', () => {
  expect(freeTopicValue("Traveller's Health", ['Sleep'])).toBe('Travellers-health');
});

test('a value already in use gets a number, ignoring case', () => {
  expect(freeTopicValue('Travel', ['travel'])).toBe('Travel-2');
  expect(freeTopicValue('Travel', ['Travel', 'Travel-2'])).toBe('Travel-3');
});

test('each topic of the specification has a hub from the start', () => {
  expect(CATALOGUE).toHaveLength(31);
  for (const { value } of CATALOGUE) {
    expect(isSpecifiedTopic(value)).toBe(true);
    expect(specifiedHub(value)?.hub.topics).toEqual(expect.any(String));
  }
  expect([isSpecifiedTopic('Travel'), isSpecifiedTopic(null)]).toEqual([false, false]);
  expect(specifiedHub('Womens-health')?.hub.laterAds).toBe(false);
  expect(specifiedHub('Sleep')?.hub.laterAds).toBe(true);
  expect(specifiedHub('Travel')).toBeUndefined();
});

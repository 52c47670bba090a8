import { isCrisis } from './is-crisis';

test.each([
  'suicide',
  'Suicidal thoughts',
  'kill myself',
  'I want to die',
  'how to die',
  "i don't want to live",
  'I don’t want to be alive anymore',
  'do not want to live',
  'end my life',
  'taking my own life',
  'end it all',
  'self-harm',
  'cutting myself',
  'better off dead',
  'no reason to live',
  'tired of living',
  'wish I was dead',
])('recognises “%s” as a crisis search', (search) => {
  expect(isCrisis(search)).toBe(true);
});

test.each([
  '',
  'sleep',
  'how to live longer',
  'diet',
  'life after cancer',
  'cut sugar',
  'does hair dye hurt',
  'dead skin',
  'want to diet',
  'hang gliding',
  'killer workout',
])('does not treat “%s” as a crisis search', (search) => {
  expect(isCrisis(search)).toBe(false);
});

import { keepOwnChanges, mergeOwnChanges, noteOwnChange } from './own-changes';

const point = { x: 30, y: 40 };

test('keeps what was changed beside the form, and what the form has changed itself', () => {
  const own = [
    { field: 'focalPoint', before: null, after: point },
    { field: 'alternativeText', before: 'A lamp', after: '' },
  ] as const;
  expect(mergeOwnChanges({ name: 'a', alternativeText: 'A lamp' }, own)).toEqual({
    name: 'a',
    alternativeText: '',
    focalPoint: point,
  });
  const typed = { alternativeText: 'Another lamp', focalPoint: { x: 1, y: 2 } };
  expect(mergeOwnChanges(typed, own)).toEqual(typed);
});

test('follows several changes of the same field', () => {
  const own = [
    { field: 'focalPoint', before: null, after: { x: 1, y: 1 } },
    { field: 'focalPoint', before: { x: 1, y: 1 }, after: point },
  ] as const;
  expect(mergeOwnChanges({ focalPoint: null }, own)).toEqual({ focalPoint: point });
});

test('changes only the form of that file', () => {
  noteOwnChange('7', { field: 'focalPoint', before: null, after: point });
  const send = (address: string, method = 'POST') => {
    const body = new FormData();
    body.append('fileInfo', JSON.stringify({ name: 'a', focalPoint: null }));
    keepOwnChanges.request?.(new URL(address, 'http://localhost'), { method, body });
    const info = body.get('fileInfo');
    return typeof info === 'string' ? JSON.parse(info) : info;
  };
  expect(send('/upload?id=7')).toEqual({ name: 'a', focalPoint: point });
  expect(send('/upload?id=8')).toEqual({ name: 'a', focalPoint: null });
  expect(send('/upload')).toEqual({ name: 'a', focalPoint: null });
  expect(send('/upload/files/7', 'PUT')).toEqual({ name: 'a', focalPoint: point });
  expect(send('/upload/files/8', 'PUT')).toEqual({ name: 'a', focalPoint: null });
});

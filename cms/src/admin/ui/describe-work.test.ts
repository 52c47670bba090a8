import { describeWork } from './describe-work';

test('names what is to do', () => {
  const nothing = {
    noTitle: false,
    noPicture: false,
    noCategory: false,
    noDescription: false,
    noText: false,
  };
  expect(describeWork(undefined)).toBe('');
  expect(describeWork({ ...nothing, refused: 0, named: 0 })).toBe('');
  expect(describeWork({ ...nothing, noPicture: true, noCategory: true, refused: 1, named: 2 })).toBe(
    'no picture, no category, 1 problem to fix, 2 parts not for readers',
  );
});

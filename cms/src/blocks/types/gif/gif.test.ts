import { describeBlock } from '../../testing/describe-block';
import { leafFile, nightSkyFile, svgFile } from '../../testing/media';
import { gif } from './gif';
import { gifFixture } from './gif.fixture';

describe('gif', () => {
  describeBlock(gif, gifFixture);

  test('uses the library file’s alternative text when the block has none', () => {
    expect(gif.read({ file: nightSkyFile, alt: '' })).toMatchObject({ alt: nightSkyFile.alternativeText });
    expect(gif.read({ file: leafFile })).toMatchObject({ alt: '' });
  });
  test('uses the URL when there is no file or the file may not be shown', () => {
    const url = 'https://example.org/stretch.gif';
    const shown = { type: 'gif', url, alt: '', caption: null, width: null, height: null };
    expect(gif.read({ url })).toEqual(shown);
    expect(gif.read({ url, file: svgFile })).toEqual(shown);
  });
  test('accepts a file of unknown size', () => {
    expect(gif.read({ file: { ...leafFile, width: null, height: -1 } })).toMatchObject({
      url: leafFile.url,
      width: null,
      height: null,
    });
  });
});

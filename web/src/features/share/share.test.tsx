import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
import { shared } from './share.fixture';
import { ShareArticle } from './ShareArticle';
import { ShareRelated } from './ShareRelated';

const withoutShare = navigator.share;

/** The native share sheet is missing, used, closed, or broken. */
function nativeSharing(sheet: 'missing' | 'used' | 'closed' | 'broken') {
  const share = jest.fn(() => {
    if (sheet === 'closed') return Promise.reject(new DOMException('closed', 'AbortError'));
    return sheet === 'broken' ? Promise.reject(new TypeError('broken')) : Promise.resolve();
  });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: sheet === 'missing' ? undefined : share,
  });
  return share;
}
function clipboard(open: boolean) {
  const writeText = jest.fn(() => (open ? Promise.resolve() : Promise.reject(new Error('closed'))));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
}
afterEach(() => Object.defineProperty(navigator, 'share', { configurable: true, value: withoutShare }));

beforeAll(withDialogs);

describe('sharing the article', () => {
  const press = async () => {
    const user = userEvent.setup();
    renderInPage(<ShareArticle {...shared} />);
    return user;
  };

  test.each(['used', 'closed'] as const)('uses only the native share sheet when it is %s', async (sheet) => {
    const user = await press();
    const share = nativeSharing(sheet);
    const writeText = clipboard(true);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(shared);
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['missing', 'broken'] as const)(
    'copies the link when the native share sheet is %s',
    async (sheet) => {
      const user = await press();
      nativeSharing(sheet);
      const writeText = clipboard(true);
      await user.click(screen.getByRole('button', { name: 'Share' }));
      expect(writeText).toHaveBeenCalledWith(shared.url);
      expect(await screen.findByRole('alert')).toHaveTextContent('Link copied to clipboard!');
    },
  );

  test('shows the link selected for manual copying when the clipboard fails too', async () => {
    const user = await press();
    nativeSharing('missing');
    clipboard(false);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const link = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Copy the link below:' });
    expect(link).toHaveValue(shared.url);
    expect(link).toHaveFocus();
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, shared.url.length]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('sharing a related article', () => {
  const press = async (sheet: Parameters<typeof nativeSharing>[0]) => {
    const user = userEvent.setup();
    nativeSharing(sheet);
    renderInPage(<ShareRelated {...shared} />);
    await user.click(screen.getByRole('button', { name: 'Share: Sleep well' }));
    return user;
  };
  const unsupported = 'Sharing not supported. Copy link: https://health.example/blog/sleep-well';

  test.each(['used', 'closed'] as const)(
    'shows no message when the native share sheet is %s',
    async (sheet) => {
      await press(sheet);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('reports an error when the native share sheet is broken', async () => {
    await press('broken');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error sharing the blog.');
  });

  test.each([
    [true, 'Link copied to clipboard!'],
    [false, unsupported],
  ])(
    'offers the link without a share sheet; with clipboard access %s, Copy shows "%s"',
    async (open, says) => {
      const user = await press('missing');
      const writeText = clipboard(open);
      const offer = await screen.findByRole('alert');
      expect(offer).toHaveTextContent(unsupported);
      await user.click(screen.getByRole('button', { name: 'Copy' }));
      await waitFor(() => expect(screen.getByRole('alert')).not.toBe(offer));
      expect(screen.getByRole('alert')).toHaveTextContent(says);
      expect(writeText).toHaveBeenCalledWith(shared.url);
    },
  );
});

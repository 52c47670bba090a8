import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Dialog } from './Dialog';
import { dialog } from './Dialog.fixture';
import { withDialogs } from './dialog.testing';

beforeEach(withDialogs);

/** Like browsers, fires the close event after the current task. */
function fireCloseLater(): void {
  const { close } = HTMLDialogElement.prototype;
  const dispatch = HTMLDialogElement.prototype.dispatchEvent;
  HTMLDialogElement.prototype.close = function later() {
    this.dispatchEvent = (event) => {
      setTimeout(() => dispatch.call(this, event));
      return true;
    };
    close.call(this);
    this.dispatchEvent = dispatch;
  };
}

test('stays open in StrictMode and calls onClose once when it closes', async () => {
  fireCloseLater();
  const onClose = jest.fn();
  render(
    <StrictMode>
      <Dialog {...dialog} onClose={onClose} />
    </StrictMode>,
  );
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: dialog.title })).toBeVisible();

  screen.getByRole('button', { name: 'Close' }).click();
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(onClose).toHaveBeenCalledTimes(1);
});

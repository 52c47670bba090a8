/**
 * Tests: adds the modal dialogs that jsdom lacks. Like in a browser, closing a dialog returns the focus, and removing
 * it does not.
 */
export function withDialogs(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = focusedBefore.get(this);
    if (this.isConnected && before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
}

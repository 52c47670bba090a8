import type { Editor } from '@tiptap/core';

/** jsdom has no clipboard. */
class Clipboard {
  readonly files: File[] = [];
  private readonly data = new Map<string, string>();
  get types(): string[] {
    return [...this.data.keys(), ...(this.files.length > 0 ? ['Files'] : [])];
  }
  getData(type: string): string {
    return this.data.get(type) ?? '';
  }
  setData(type: string, text: string): void {
    this.data.set(type, text);
  }
  clearData(): void {
    this.data.clear();
  }
}

/** Copies from a text, or pastes into it. @param data by MIME type */
export function send(
  editor: Editor,
  type: 'copy' | 'paste',
  data: Record<string, string> = {},
  files: File[] = [],
): Clipboard {
  const clipboardData = new Clipboard();
  for (const [format, text] of Object.entries(data)) clipboardData.setData(format, text);
  clipboardData.files.push(...files);
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData });
  editor.view.dom.dispatchEvent(event);
  return clipboardData;
}

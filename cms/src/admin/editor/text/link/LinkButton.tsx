import * as Toolbar from '@radix-ui/react-toolbar';
import { Popover } from '@strapi/design-system';
import { Link } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { LinkForm } from './LinkForm';
import { linkRequests } from './link-key';

/** Links what is selected, or changes the link at the caret. */
export function LinkButton({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      linkRequests.listen(() => {
        setOpen(true);
        return true;
      }),
    [],
  );
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const isReturning = useRef(false);
  const close = () => {
    isReturning.current = true;
    setOpen(false);
  };
  /** Radix would focus the button, even if the form was opened with keys in the text. */
  const focusText = (event: Event) => {
    if (!isReturning.current) return;
    isReturning.current = false;
    event.preventDefault();
    editor.view.focus();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Toolbar.Button
          aria-label="Link"
          aria-keyshortcuts="Control+K"
          aria-pressed={isLink}
          title="Link (Ctrl+K)"
          disabled={isDisabled}
        >
          <Link />
        </Toolbar.Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Link" onEscapeKeyDown={close} onCloseAutoFocus={focusText}>
        <LinkForm editor={editor} onClose={close} />
      </Popover.Content>
    </Popover.Root>
  );
}

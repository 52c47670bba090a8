import * as Toolbar from '@radix-ui/react-toolbar';
import { Popover } from '@strapi/design-system';
import { Link } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
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
  const close = () => {
    setOpen(false);
    editor.commands.focus();
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
      <Popover.Content aria-label="Link">
        <LinkForm editor={editor} onClose={close} />
      </Popover.Content>
    </Popover.Root>
  );
}

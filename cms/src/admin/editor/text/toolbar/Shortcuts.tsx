import * as Toolbar from '@radix-ui/react-toolbar';
import { Popover, Typography } from '@strapi/design-system';
import { Question } from '@strapi/icons';
import { styled } from 'styled-components';

/** What is done, and with which keys; `+` joins keys that are pressed together. */
const SHORTCUTS: readonly (readonly [string, string])[] = [
  ['Insert a picture, a table or another block', '/'],
  ['Bold', 'Ctrl+B'],
  ['Italic', 'Ctrl+I'],
  ['Link', 'Ctrl+K'],
  ['Struck out', 'Ctrl+Shift+S'],
  ['Heading', '## Space'],
  ['Bulleted list', '- Space'],
  ['Numbered list', '1. Space'],
  ['New line in the same paragraph', 'Shift+Enter'],
  ['Next cell of a table, or a new row', 'Tab'],
  ['Into the fields of the selected block', 'Enter'],
  ['From the fields of a block back to the text', 'Escape'],
  ['Move a paragraph or block up or down', 'Alt+↑ Alt+↓'],
  ['Paste without formatting', 'Ctrl+Shift+V'],
  ['Find and replace', 'Ctrl+Shift+H'],
  ['Undo, redo', 'Ctrl+Z Ctrl+Shift+Z'],
  ['Save', 'Ctrl+S'],
  ['Publish', 'Ctrl+Shift+Enter'],
];

const isMac = /mac/i.test(navigator.platform);

const List = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 0.8rem 2.4rem;
  padding: 1.6rem;
  font-size: 1.4rem;

  dd {
    text-align: end;
  }
`;

/** The keys with which the text is written. */
export function Shortcuts() {
  return (
    <Popover.Root>
      <Popover.Trigger>
        <Toolbar.Button aria-label="Keyboard shortcuts" title="Keyboard shortcuts">
          <Question />
        </Toolbar.Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Keyboard shortcuts">
        <List>
          {SHORTCUTS.map(([what, keys]) => (
            <div key={what} style={{ display: 'contents' }}>
              <dt>{what}</dt>
              <Typography tag="dd" textColor="neutral600">
                {keys.split(' ').map((chord) => (
                  <kbd key={chord}>
                    {isMac ? chord.replaceAll('Ctrl', '⌘').replaceAll('Alt', '⌥') : chord}{' '}
                  </kbd>
                ))}
              </Typography>
            </div>
          ))}
        </List>
      </Popover.Content>
    </Popover.Root>
  );
}

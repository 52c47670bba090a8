import { Bookmark, Check, CircleHelp, Heart, Share2 } from 'lucide';
import { Button } from '../../../ui/Button/Button';
import { LinkButton } from '../../../ui/Button/LinkButton';
import { SubmitButton } from '../../../ui/Button/SubmitButton';
import { ContactAddress } from '../../../ui/ContactAddress/ContactAddress';
import { Icon } from '../../../ui/Icon/Icon';
import { IconButton } from '../../../ui/IconButton/IconButton';
import { TextLink } from '../../../ui/TextLink/TextLink';
import type { Exhibited } from '../Exhibit';
import { Rotation } from './Rotation';

const nothing = () => undefined;
const SIZES = [16, 20, 24, 28] as const;

export const BUTTONS: readonly Exhibited[] = [
  {
    name: 'Button',
    states: [
      { name: 'Plain', shown: <Button onClick={nothing}>Try again</Button> },
      {
        name: 'With an icon',
        shown: (
          <Button onClick={nothing}>
            <Icon of={Share2} size={18} />
            Share
          </Button>
        ),
      },
      { name: 'Filled: leads to a page', shown: <LinkButton to="/">View All</LinkButton> },
      { name: 'Filled: sends a form', shown: <SubmitButton isBusy={false}>Send Message</SubmitButton> },
      { name: 'Busy', shown: <SubmitButton isBusy>Send Message</SubmitButton> },
      {
        name: 'Cannot be undone',
        shown: (
          <SubmitButton isBusy={false} isDangerous>
            Delete account
          </SubmitButton>
        ),
      },
      {
        name: 'Cannot be undone, busy',
        shown: (
          <SubmitButton isBusy isDangerous>
            Delete account
          </SubmitButton>
        ),
      },
      { name: 'Many words', shown: <Button onClick={nothing}>Show me all that was found in it</Button> },
    ],
  },
  {
    name: 'IconButton',
    states: [
      {
        name: 'Plain',
        shown: (
          <IconButton label="Share" onClick={nothing}>
            <Icon of={Share2} size={18} />
          </IconButton>
        ),
      },
    ],
  },
  { name: 'rotation', states: [{ name: 'Stops and starts what moves', shown: <Rotation /> }] },
  { name: 'ContactAddress', states: [{ name: 'Plain', shown: <ContactAddress /> }] },
  {
    name: 'TextLink',
    states: [
      {
        name: 'A page of the site',
        shown: (
          <TextLink href="/blog-list" opensNewTab={false}>
            All articles
          </TextLink>
        ),
      },
      {
        name: 'In a new tab',
        shown: (
          <TextLink href="https://example.org/guideline" opensNewTab>
            The guideline
          </TextLink>
        ),
      },
    ],
  },
  {
    name: 'Icon',
    states: SIZES.map((size) => ({
      name: `${size} px`,
      shown: (
        <span className="styleguide-inline">
          {[Heart, Bookmark, Check, CircleHelp].map((icon, place) => (
            <Icon key={place} of={icon} size={size} />
          ))}
        </span>
      ),
    })),
  },
];

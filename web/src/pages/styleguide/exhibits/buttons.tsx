import { Share2 } from 'lucide';
import { Button } from '../../../ui/base/Button/Button';
import { LinkButton } from '../../../ui/base/Button/LinkButton';
import { linkButton } from '../../../ui/base/Button/LinkButton.fixture';
import { SubmitButton } from '../../../ui/base/Button/SubmitButton';
import { Icon } from '../../../ui/base/Icon/Icon';
import { IconButton } from '../../../ui/base/IconButton/IconButton';
import { iconButton } from '../../../ui/base/IconButton/IconButton.fixture';
import { TurnButtons } from '../../../ui/turning/TurnButtons/TurnButtons';
import { turnButtons } from '../../../ui/turning/TurnButtons/TurnButtons.fixture';
import { LONG_TITLE } from '../../../ui/long-words.fixture';
import { RotationButton } from '../../../ui/turning/RotationButton/RotationButton';
import type { ExhibitProps } from '../Exhibit';
import { getInteractionStates } from '../in-each-state';

const nothing = () => undefined;

export const BUTTONS: readonly ExhibitProps[] = [
  {
    file: 'ui/base/Button/Button.tsx',
    states: [
      ...getInteractionStates(<Button onClick={nothing}>Try again</Button>),
      {
        name: 'With an icon',
        shown: (
          <Button onClick={nothing}>
            <Icon of={Share2} size={18} />
            Share
          </Button>
        ),
      },
      { name: 'Long text', shown: <Button onClick={nothing}>{LONG_TITLE}</Button> },
    ],
  },
  {
    file: 'ui/base/Button/LinkButton.tsx',
    states: [
      ...getInteractionStates(<LinkButton {...linkButton} />),
      { name: 'Long text', shown: <LinkButton {...linkButton}>{LONG_TITLE}</LinkButton> },
    ],
  },
  {
    file: 'ui/base/Button/SubmitButton.tsx',
    states: [
      ...getInteractionStates(<SubmitButton isBusy={false}>Send Message</SubmitButton>),
      {
        name: 'Busy: submits nothing and keeps the focus',
        shown: <SubmitButton isBusy>Send Message</SubmitButton>,
      },
      {
        name: 'Destructive',
        shown: (
          <SubmitButton isBusy={false} isDangerous>
            Delete account
          </SubmitButton>
        ),
      },
      {
        name: 'Destructive, hover',
        held: 'hover',
        shown: (
          <SubmitButton isBusy={false} isDangerous>
            Delete account
          </SubmitButton>
        ),
      },
      {
        name: 'Destructive, busy',
        shown: (
          <SubmitButton isBusy isDangerous>
            Delete account
          </SubmitButton>
        ),
      },
      { name: 'Long text', shown: <SubmitButton isBusy={false}>{LONG_TITLE}</SubmitButton> },
    ],
  },
  {
    file: 'ui/base/IconButton/IconButton.tsx',
    states: getInteractionStates(
      <IconButton label={iconButton.label} onClick={nothing}>
        <Icon of={iconButton.icon} size={18} />
      </IconButton>,
    ),
  },
  {
    file: 'ui/turning/TurnButtons/TurnButtons.tsx',
    states: [
      { name: 'Alone', shown: <TurnButtons what={turnButtons.what} turn={nothing} /> },
      {
        name: 'With something between them',
        shown: (
          <TurnButtons what={turnButtons.what} turn={nothing}>
            {turnButtons.where}
          </TurnButtons>
        ),
      },
    ],
  },
  {
    file: 'ui/turning/RotationButton/RotationButton.tsx',
    states: [
      { name: 'Playing', shown: <RotationButton playing onClick={nothing} /> },
      { name: 'Paused', shown: <RotationButton playing={false} onClick={nothing} /> },
    ],
  },
];

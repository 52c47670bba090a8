import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { SHORTCUTS } from './shortcuts';

/** The list decides where the focus goes. */
const keepFocus = (event: Event) => event.preventDefault();

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keys of the list of comments, and a switch for those who do not want them. */
export function ShortcutsDialog({ isOn, onChange, onClose }: Props) {
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content onCloseAutoFocus={keepFocus}>
        <Modal.Header>
          <Modal.Title>Keys</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" textColor="neutral600">
              They act on the comment that has the focus, and never while you type.
            </Typography>
            <Keys>
              {SHORTCUTS.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Keys>
            <Checkbox checked={isOn} onCheckedChange={(checked) => onChange(checked === true)}>
              Single keys act
            </Checkbox>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

const Keys = styled.dl`
  display: grid;
  gap: 0.8rem;
  font-size: 1.4rem;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};

  div {
    display: flex;
    gap: 1.6rem;
  }

  dt {
    flex: 0 0 7rem;
  }

  kbd {
    padding: 0.2rem 0.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
    white-space: nowrap;
  }
`;

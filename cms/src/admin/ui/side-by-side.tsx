import type { ComponentType } from 'react';
import { styled } from 'styled-components';

/** The admin's root font size is 10 px. */
const Row = styled.div`
  display: flex;
  gap: 0.8rem;
  inline-size: 100%;

  > button {
    flex: 1;
    min-inline-size: 0;
    padding-inline: 0.8rem;
  }
`;

interface Props {
  /** The content type of the form. */
  slug?: string;
}

/** Puts the buttons of several features in one row, because a phone shows them over the form. */
export function sideBySide(...buttons: ComponentType<Props>[]): ComponentType<Props> {
  return function SideBySide(props: Props) {
    return (
      <Row>
        {buttons.map((Button, index) => (
          <Button key={index} {...props} />
        ))}
      </Row>
    );
  };
}

import { Information, WarningCircle } from '@strapi/icons';
import { styled } from 'styled-components';
import type { FormCheck } from './form-problems';

interface Props {
  isRefused: boolean;
  waiting: FormCheck['waiting'];
  children: string;
}

/** Beside a field. What publishing waits for differs from the rest by colour, sign and words. */
export const Note = ({ isRefused, waiting, children }: Props) => (
  <Line $isRefused={isRefused}>
    {isRefused ? <WarningCircle aria-hidden /> : <Information aria-hidden />}
    <span>
      {children}
      {isRefused && <strong> {waiting} waits for this.</strong>}
    </span>
  </Line>
);

/** The admin's root font size is 10 px. */
const Line = styled.p<{ $isRefused: boolean }>`
  display: flex;
  gap: 0.8rem;
  margin-block-start: 0.4rem;
  padding: 0.6rem 0.8rem;
  border-inline-start: 3px solid
    ${({ theme, $isRefused }) => ($isRefused ? theme.colors.danger600 : theme.colors.warning600)};
  border-radius: 2px;
  background: ${({ theme, $isRefused }) => ($isRefused ? theme.colors.danger100 : theme.colors.warning100)};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.45;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    margin-block-start: 0.2rem;
    fill: ${({ theme, $isRefused }) => ($isRefused ? theme.colors.danger600 : theme.colors.warning600)};
  }
  svg path {
    fill: ${({ theme, $isRefused }) => ($isRefused ? theme.colors.danger600 : theme.colors.warning600)};
  }
  strong {
    font-weight: 600;
  }
`;

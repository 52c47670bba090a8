import { TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A field of the browser for a date or a time. Strapi does not tell the browser which of its themes is shown. */
export const PickerInput = styled(TextInput)`
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === '#ffffff' ? 'light' : 'dark')};
`;

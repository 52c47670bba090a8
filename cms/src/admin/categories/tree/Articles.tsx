import { VisuallyHidden } from '@strapi/design-system';
import { Count } from './styles';

const count = (number: number): string =>
  number === 1 ? '1 published article' : `${number} published articles`;

/** The number of published articles beside a category. */
export function Articles({ number }: { number: number }) {
  return (
    <Count>
      <span aria-hidden title={count(number)}>
        {number}
      </span>
      <VisuallyHidden>, {count(number)}</VisuallyHidden>
    </Count>
  );
}

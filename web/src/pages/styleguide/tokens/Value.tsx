import { useComputedStyle } from './use-computed';

/** The value of a token in the style sheet in force. */
export function Value({ of }: { of: string }) {
  const [element, value] = useComputedStyle<HTMLSpanElement>((style) => style.getPropertyValue(of));
  return (
    <span ref={element} className="styleguide-value">
      {value}
    </span>
  );
}

/** A token's name, with its value below. */
export function Label({ of }: { of: string }) {
  return (
    <>
      <code className="styleguide-token">{of}</code>
      <Value of={of} />
    </>
  );
}

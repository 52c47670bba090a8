import { useComputed } from './use-computed';

/** What a token stands at, as the style sheet in force has it. */
export function Value({ of }: { of: string }) {
  const [element, value] = useComputed<HTMLSpanElement>((style) => style.getPropertyValue(of));
  return (
    <span ref={element} className="styleguide-value">
      {value}
    </span>
  );
}

/** A token's name, and below it what it stands at. */
export function Label({ of }: { of: string }) {
  return (
    <>
      <code className="styleguide-token">{of}</code>
      <Value of={of} />
    </>
  );
}

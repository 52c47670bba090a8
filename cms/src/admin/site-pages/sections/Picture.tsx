/** Beside a title that says what it shows. */
export const Picture = ({ address }: { address: string | null }) =>
  address === null ? <span data-no-picture aria-hidden /> : <img src={address} alt="" loading="lazy" />;

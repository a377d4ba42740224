import { ButtonLink } from '@site/kit';

/** Buttons to the application and to the calculator, the primary one first. */
export function LeaseActions({ primary }: { primary: 'apply' | 'calculate' }) {
  const links = [
    { to: '/lease-aanvragen', text: 'Lease aanvragen' },
    { to: '/lease-berekenen', text: 'Lease berekenen' },
  ] as const;
  const [first, second] = primary === 'apply' ? links : [links[1], links[0]];
  return (
    <>
      <ButtonLink to={first.to}>{first.text}</ButtonLink>
      <ButtonLink to={second.to} variant="ghost">
        {second.text}
      </ButtonLink>
    </>
  );
}

/** Buttons to the application and to the contact page; `ask` is the text of the latter. */
export function ApplyOrAsk({ ask }: { ask: string }) {
  return (
    <>
      <ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>
      <ButtonLink to="/contact" variant="ghost">
        {ask}
      </ButtonLink>
    </>
  );
}

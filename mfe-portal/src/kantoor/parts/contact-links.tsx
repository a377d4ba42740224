import { telHref } from '@site/contract';

/** Calls a number. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={telHref(number)}>{number}</a>;
}

/** Writes to an address. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

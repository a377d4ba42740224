import { asWebAddress, isWebAddress } from '@site/contract';
import { TextLink } from '@site/kit';

/** A vehicle: a link when its text is an address, else what the applicant or the office wrote. */
export function Vehicle({ text }: { text: string }) {
  if (!isWebAddress(text)) return <>{text}</>;
  const address = asWebAddress(text);
  const host = address.replace(/^https?:\/\/(?:www\.)?([^/?#]*).*$/is, '$1');
  return <TextLink href={address}>{`Bekijk het voertuig op ${host}`}</TextLink>;
}

import { asWebAddress, hostOf, isWebAddress } from '@site/contract';
import { TextLink } from '@site/kit';

/** A vehicle: a link when its text is an address, else what the applicant or the office wrote. */
export function Vehicle({ text }: { text: string }) {
  if (!isWebAddress(text)) return <>{text}</>;
  return <TextLink href={asWebAddress(text)}>{`Bekijk het voertuig op ${hostOf(text)}`}</TextLink>;
}

import { asWebAddress, isWebAddress } from '@site/contract';
import { TextLink } from '@site/kit';

interface VehicleProps {
  /** An address, or words. */
  text: string;
  /** The text of the link; by default the address. */
  label?: string;
}

/** A vehicle: a link when it is an address, else what the applicant or the office wrote. */
export function Vehicle({ text, label }: VehicleProps) {
  if (!isWebAddress(text)) return <>{text}</>;
  const address = asWebAddress(text);
  return <TextLink href={address}>{label ?? address}</TextLink>;
}

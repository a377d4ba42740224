import { telHref } from '@site/contract';
import { Fragment } from 'react';

/** Calls a number, which is written as it is read aloud. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={telHref(number)}>{inGroups(number)}</a>;
}

/** Dutch numbers in groups: of mobile phones, with an area code of three digits, and with one of four. */
const GROUPED = [
  /^(06)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(0(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[4578]))(\d{3})(\d\d)(\d\d)$/,
  /^(0\d{3})(\d\d)(\d\d)(\d\d)$/,
];

/** A Dutch number in its groups: 06 12 34 56 78, 020 123 45 67, 0512 34 56 78. Others stay as they are. */
export function inGroups(number: string): string {
  const [, ...groups] = GROUPED.map((pattern) => pattern.exec(number)).find(Boolean) ?? [];
  return groups.join(' ') || number;
}

/** Writes to an address. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <MailText address={address} />
    </a>
  );
}

/** A mail address. A long one goes on the next line after its `@`, or before a dot behind it. */
export function MailText({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      {address
        .slice(at)
        .split(/(?=\.)/)
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text.
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
    </>
  );
}

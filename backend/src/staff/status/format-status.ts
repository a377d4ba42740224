import { styled } from '../terminal/output.js';

/** Formats statuses with the labels that people see. */
export interface StatusFormat<Status extends string> {
  /** `pending` */
  formatName(status: Status): string;
  /** `pending  In behandeling` */
  format(status: Status): string;
  /** The same, with the label aligned over all rows of a table. */
  formatPadded(status: Status): string;
}

/** @param colours of the statuses on a terminal. */
export function statusFormat<Status extends string>(
  labels: Readonly<Record<Status, string>>,
  colours: Readonly<Record<Status, Parameters<typeof styled>[0]>>,
): StatusFormat<Status> {
  const width = Math.max(...Object.keys(labels).map(({ length }) => length));
  return {
    formatName: (status) => styled(colours[status], status),
    format: (status) => `${styled(colours[status], status)}  ${labels[status]}`,
    formatPadded: (status) => `${styled(colours[status], status.padEnd(width))}  ${labels[status]}`,
  };
}

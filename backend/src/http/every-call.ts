import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';

/** Every call: of visitors and customers, and of the office. */
export const EVERY_CALL = { ...CALLS, ...OFFICE_CALLS } as const;

/** The name of a call. */
export type EveryCallName = keyof typeof EVERY_CALL;

import { CALLS } from '@site/contract';

/** The query key of the customer of this session. */
export const CUSTOMER_QUERY = [CALLS.customer.path] as const;

/** The query key of the user who is logged in. */
export const AUTH_USER_QUERY = [CALLS.authUser.path] as const;

import { CALLS } from '@site/contract';

/** Under which key the customer of this session is cached. */
export const CUSTOMER_QUERY = [CALLS.customer.path] as const;

/** Under which key whoever is logged in is cached. */
export const AUTH_USER_QUERY = [CALLS.authUser.path] as const;

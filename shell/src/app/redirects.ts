/**
 * Redirects by path. `/login-klant` is the login link of the customer's application; after the login the visitor continues with the
 * application.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/login-klant': '/login/klant?naar=/klant/lease-aanvraag',
};
